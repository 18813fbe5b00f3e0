/// The decisions that real UIKit's documentation leaves open, each with its default.
///
/// Numbers are those of the rules that the tests of this module state.
public struct UIKitBehavior: Hashable, Sendable {
  /// Seconds that a push or a pop takes.
  public var navigationDuration = 0.35
  /// Seconds that a presentation or a dismissal takes.
  public var presentationDuration = 0.4
  /// Whether `didMove(toParent:)` comes before `didShow` (rules 17 and 36) or after it.
  public var movesBeforeDidShow = true
  /// Whether a popped controller has lost its parent when the call returns (rule 40), rather than after its
  /// `viewWillDisappear`.
  public var clearsParentAtOnce = false
  /// Whether a container hears of an appearance before its children do (rule 9).
  public var forwardsAppearanceAfterContainer = true
  /// Whether a change that is not animated has a transition coordinator while it goes on (rule 20).
  public var coordinatesUnanimatedChanges = false
  /// Whether `visibleViewController` is the incoming one as soon as a transition has begun (rule 24).
  public var incomingControllerIsVisibleAtOnce = true
  /// Whether a transition coordinator's completion comes before `didShow` (rule 28) rather than after it.
  public var completesCoordinatorBeforeDidShow = false
  /// Whether controllers in the middle of a multi-level pop are told `willMove(toParent: nil)` (rule 44).
  public var announcesMiddleControllers = false
  /// Whether `didShow` comes when only lower entries of the stack change (rule 55).
  public var showsWhenOnlyLowerControllersChange = false
  /// Whether an empty stack is accepted (rule 56) rather than ignored.
  public var acceptsEmptyStack = true
  /// Whether a push that has to wait is in `viewControllers` at once (rule 64).
  public var queuedPushIsInStackAtOnce = false
  /// Whether a pop that has to wait returns the controller that is on top at the moment (rule 66), or nothing.
  public var queuedPopReturnsController = true
  /// Whether the controller that comes back after a cancelled swipe is told `willMove(toParent:)` too (rule 77).
  public var announcesReturnAfterCancelledSwipe = false
  /// Whether a controller that was covered in the middle of a chain hears `viewDidDisappear` when the chain is dismissed
  /// (rule 102).
  public var tellsCoveredIntermediates = false
  /// Whether a presentation that the app loses sight of is kept by UIKit, with both its ends (rules 107 and 108).
  public var keepsAbandonedPresentations = true
  /// Whether a tab that is switched to appears before the old one disappears (rule 118).
  public var newTabAppearsFirst = true
  /// Whether an index beyond the last tab is ignored, rather than selecting nothing (section 4).
  public var ignoresTabsOutOfRange = true
  /// Whether a dismissal with nothing to dismiss runs its completion (rule 104).
  public var completesEmptyDismissal = true
  /// Whether an alert lets go of its handlers once an action has been chosen (rule 131).
  public var clearsAlertHandlers = true
  /// Whether the app's delegate hears of a change of state before observers do (rule 140).
  public var tellsDelegateFirst = true
  /// Whether the back button calls an overridden `popViewController(animated:)` (rule 48).
  public var backButtonCallsOverride = true
  /// Whether fresh controllers live until the end of the turn, as under an autorelease pool (M36).
  public var autoreleasesNewControllers = true

  /// Makes the default behaviour.
  public init() {}
}

extension UIKitBehavior {
  /// A decision that can be taken either way.
  public struct Option: Sendable {
    /// The property's name.
    public let name: String
    /// The property.
    public let path: any WritableKeyPath<UIKitBehavior, Bool> & Sendable
  }

  /// Every decision that can be taken either way, so that a test or a run can flip them one at a time.
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
    Option(name: "tellsCoveredIntermediates", path: \.tellsCoveredIntermediates),
    Option(name: "keepsAbandonedPresentations", path: \.keepsAbandonedPresentations),
    Option(name: "newTabAppearsFirst", path: \.newTabAppearsFirst),
    Option(name: "ignoresTabsOutOfRange", path: \.ignoresTabsOutOfRange),
    Option(name: "completesEmptyDismissal", path: \.completesEmptyDismissal),
    Option(name: "clearsAlertHandlers", path: \.clearsAlertHandlers),
    Option(name: "tellsDelegateFirst", path: \.tellsDelegateFirst),
    Option(name: "backButtonCallsOverride", path: \.backButtonCallsOverride),
    Option(name: "autoreleasesNewControllers", path: \.autoreleasesNewControllers),
  ]

  /// The default behaviour with one decision taken the other way.
  public static func flipping(_ option: Option) -> UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior[keyPath: option.path].toggle()
    return behavior
  }
}
