/// A call to UIKit's public API, or a period of time between calls.
///
/// The numbers in a call select among the objects that exist at the time of the call, modulo their
/// count, so that a call remains meaningful when earlier calls are removed.
package struct Call: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    // Time
    case settle, turn, advance
    // Navigation stacks
    case push, pop, popTo, popToRoot, setStack, removeFromStack, layOutStack
    // Modals
    case present, presentAlert, dismiss
    // Tabs and the window
    case selectTab, setTabs, setRoot
    // The app's own containers
    case addChild, removeChild, moveChild, replaceChild
    // The app's own objects
    case hold, pushHeld, loadView
    // Keyboard
    case focus, endEditing
    // Touches
    case tapBack, backMenu, beginSwipeBack, endSwipeBack, beginSheetSwipe, endSheetSwipe, tapOutside
    case tapTab, tapAlertAction
    // System events
    case enterBackground, enterForeground, interrupt, warnOfMemory

    /// Whether app code, and therefore a callback, can make the call.
    var isMadeByApp: Bool {
      switch self {
      case .settle, .turn, .advance, .tapBack, .backMenu, .beginSwipeBack, .endSwipeBack,
        .beginSheetSwipe, .endSheetSwipe, .tapOutside, .tapTab, .tapAlertAction, .enterBackground,
        .enterForeground, .interrupt, .warnOfMemory:
        false
      default: true
      }
    }
  }

  /// A call made within a callback.
  package struct Nested: Hashable, Sendable {
    /// The callback during which the call is made; any object may receive it.
    package var moment: Moment
    /// The number of such callbacks to skip first.
    package var skipped: Int
    package var call: Call
  }

  package var kind: Kind
  /// The index of the object that the call is made on.
  package var target = 0
  /// A second number, such as a tab, a position in a stack or a style.
  package var choice = 0
  package var isAnimated = false
  /// Calls to be made within callbacks, armed just before this call.
  package var nested: [Nested] = []

  package init(
    _ kind: Kind, target: Int = 0, choice: Int = 0, isAnimated: Bool = false,
    nested: [Nested] = []
  ) {
    self.kind = kind
    self.target = target
    self.choice = choice
    self.isAnimated = isAnimated
    self.nested = nested
  }
}

/// A point at which UIKit calls the app.
package enum Moment: String, Hashable, Sendable, CaseIterable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear,
    viewDidDisappear, willMove, didMove
  case willShow, didShow, didSelectTab
  case completion, alertHandler, willDismissSheet, didDismissSheet, alongsideTransition
}
