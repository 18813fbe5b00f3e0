/// The choices made where UIKit's behaviour is undocumented, each with its default.
///
/// Rule numbers refer to the rules that this module's tests state.
public struct UIKitBehavior: Hashable, Sendable {
  /// The duration of a push or pop, in seconds.
  public var navigationDuration = 0.35
  /// The duration of a presentation or dismissal, in seconds.
  public var presentationDuration = 0.4
  /// Whether `didMove(toParent:)` precedes `didShow` (rules 17 and 36) rather than following it.
  public var movesBeforeDidShow = true
  /// Whether a popped controller has no parent when the call returns (rule 40).
  ///
  /// Otherwise its parent becomes `nil` after `viewWillDisappear`.
  public var clearsParentAtOnce = false
  /// Whether a container receives appearance callbacks before its children (rule 9).
  public var forwardsAppearanceAfterContainer = true
  /// Whether there is a transition coordinator during a change without animation (rule 20).
  public var coordinatesUnanimatedChanges = false
  /// Whether `visibleViewController` is the incoming controller from the start of a transition
  /// (rule 24).
  public var incomingControllerIsVisibleAtOnce = true
  /// Whether a transition coordinator's completion runs before `didShow` (rule 28) rather than
  /// after it.
  public var completesCoordinatorBeforeDidShow = false
  /// Whether the middle controllers of a pop receive `willMove(toParent: nil)` (rule 44).
  public var announcesMiddleControllers = false
  /// Whether `didShow` is called when only lower entries of the stack change (rule 55).
  public var showsWhenOnlyLowerControllersChange = false
  /// Whether an empty stack is accepted (rule 56) rather than ignored.
  public var acceptsEmptyStack = true
  /// Whether a queued push appears in `viewControllers` immediately (rule 64).
  public var queuedPushIsInStackAtOnce = false
  /// Whether a queued pop returns the current top controller (rule 66) rather than `nil`.
  public var queuedPopReturnsController = true
  /// Whether a controller restored by a cancelled swipe receives `willMove(toParent:)` (rule 77).
  public var announcesReturnAfterCancelledSwipe = false
  /// Whether a presentation requested during a dismissal follows it (rule 95) rather than being
  /// refused, unless the dismissal is animated and began in the same turn.
  public var presentationsAwaitDismissals = true
  /// Whether a chain's covered controllers receive `viewDidDisappear` on dismissal (rule 102).
  public var notifiesCoveredIntermediates = false
  /// Whether UIKit retains presentations that the app has released (rules 107 and 108).
  public var keepsAbandonedPresentations = true
  /// Whether a newly selected tab appears before the old one disappears (rule 118).
  public var newTabAppearsFirst = true
  /// Whether a tab index out of range is ignored rather than clearing the selection.
  public var ignoresTabsOutOfRange = true
  /// Whether a dismissal with nothing to dismiss calls its completion (rule 104).
  public var completesEmptyDismissal = true
  /// Whether an alert releases its handlers once an action has been chosen (rule 131).
  public var clearsAlertHandlers = true
  /// Whether the app delegate is notified of state changes before observers (rule 140).
  public var notifiesDelegateFirst = true
  /// Whether the back button calls an overridden `popViewController(animated:)` (rule 48).
  public var backButtonCallsOverride = true
  /// Whether new controllers live until the end of the turn, as under an autorelease pool (M36).
  public var autoreleasesNewControllers = true

  /// Creates the default behaviour.
  public init() {}
}

extension UIKitBehavior {
  /// A choice between two behaviours.
  public struct Option: Sendable {
    /// The name of the property.
    public let name: String
    /// The key path of the property.
    public let path: any WritableKeyPath<UIKitBehavior, Bool> & Sendable
  }

  /// All choices between two behaviours, so that a test or a run can flip them one at a time.
  public static let options: [Option] = [
    Option(name: "movesBeforeDidShow", path: \.movesBeforeDidShow),
    Option(name: "clearsParentAtOnce", path: \.clearsParentAtOnce),
    Option(name: "forwardsAppearanceAfterContainer", path: \.forwardsAppearanceAfterContainer),
    Option(name: "coordinatesUnanimatedChanges", path: \.coordinatesUnanimatedChanges),
    Option(name: "incomingControllerIsVisibleAtOnce", path: \.incomingControllerIsVisibleAtOnce),
    Option(name: "completesCoordinatorBeforeDidShow", path: \.completesCoordinatorBeforeDidShow),
    Option(name: "announcesMiddleControllers", path: \.announcesMiddleControllers),
    Option(
      name: "showsWhenOnlyLowerControllersChange", path: \.showsWhenOnlyLowerControllersChange),
    Option(name: "acceptsEmptyStack", path: \.acceptsEmptyStack),
    Option(name: "queuedPushIsInStackAtOnce", path: \.queuedPushIsInStackAtOnce),
    Option(name: "queuedPopReturnsController", path: \.queuedPopReturnsController),
    Option(name: "announcesReturnAfterCancelledSwipe", path: \.announcesReturnAfterCancelledSwipe),
    Option(name: "presentationsAwaitDismissals", path: \.presentationsAwaitDismissals),
    Option(name: "notifiesCoveredIntermediates", path: \.notifiesCoveredIntermediates),
    Option(name: "keepsAbandonedPresentations", path: \.keepsAbandonedPresentations),
    Option(name: "newTabAppearsFirst", path: \.newTabAppearsFirst),
    Option(name: "ignoresTabsOutOfRange", path: \.ignoresTabsOutOfRange),
    Option(name: "completesEmptyDismissal", path: \.completesEmptyDismissal),
    Option(name: "clearsAlertHandlers", path: \.clearsAlertHandlers),
    Option(name: "notifiesDelegateFirst", path: \.notifiesDelegateFirst),
    Option(name: "backButtonCallsOverride", path: \.backButtonCallsOverride),
    Option(name: "autoreleasesNewControllers", path: \.autoreleasesNewControllers),
  ]

  /// Returns the default behaviour with one choice flipped.
  public static func flipping(_ option: Option) -> UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior[keyPath: option.path].toggle()
    return behavior
  }
}
