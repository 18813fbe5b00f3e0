/// One call of UIKit's public surface, or a stretch of time between calls.
///
/// Its numbers choose among what there is at the moment of the call, modulo their count, so that a call keeps a meaning when others
/// before it are left out.
package struct Call: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    // Time
    case settle, turn, advance
    // Stacks
    case push, pop, popTo, popToRoot, setStack, removeFromStack, layOutStack
    // Modal screens
    case present, presentAlert, dismiss
    // Tabs and the window
    case selectTab, setTabs, setRoot
    // Own containers
    case addChild, removeChild, moveChild, replaceChild
    // Objects of the app's own
    case hold, pushHeld, loadView
    // The keyboard
    case focus, endEditing
    // Fingers
    case tapBack, backMenu, beginSwipeBack, endSwipeBack, beginSheetSwipe, endSheetSwipe, tapOutside
    case tapTab, tapAlertAction
    // The system
    case enterBackground, enterForeground, interrupt, warnOfMemory

    /// Whether an app can make the call itself, and so in the middle of a callback.
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

  /// A call in the middle of another's effects.
  package struct Nested: Hashable, Sendable {
    /// The callback in which the call is made; the first one heard from now on, by whichever object.
    package var moment: Moment
    /// How many such callbacks pass before.
    package var skipped: Int
    package var call: Call
  }

  package var kind: Kind
  /// Which of the objects that the call can be made on.
  package var target = 0
  /// A further number: a tab, a place in a stack, a style.
  package var choice = 0
  package var isAnimated = false
  /// Calls that wait for a callback, armed just before this one is made.
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
