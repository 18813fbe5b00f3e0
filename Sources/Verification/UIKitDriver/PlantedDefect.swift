/// A defect planted in a world, to show that the driver detects it.
package enum PlantedDefect: String, Sendable, CaseIterable {
  /// `viewDidAppear` is called twice on the controller that a pop reveals.
  case repeatedCallback
  /// A presenter stays out of the window after a full-screen modal is dismissed.
  case lostView
  /// A transition never ends if a tab is selected during another transition.
  case endlessTransition
  /// A modal is never released.
  case retainedModal
  /// The completion of a dismissal without animation runs twice.
  case repeatedCompletion
}
