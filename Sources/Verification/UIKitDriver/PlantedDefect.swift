/// Wrong behaviour that a world can be given, to show that the driver finds it.
package enum PlantedDefect: String, Sendable, CaseIterable {
  /// `viewDidAppear` comes twice to a screen that a pop brings back.
  case repeatedCallback
  /// A presenter stays out of the window after a full-screen modal has been dismissed.
  case lostView
  /// A transition never ends when a tab is selected while another runs.
  case endlessTransition
  /// A modal screen is never released.
  case retainedModal
  /// The completion of a dismissal without animation runs twice.
  case repeatedCompletion
}
