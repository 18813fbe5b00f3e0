/// Something that real UIKit would have logged, raised, or passed over in silence.
public enum UIKitEvent: Hashable, Sendable {
  /// A request that was ignored, such as presenting while presenting.
  case refused(request: String, reason: String, losesCompletion: Bool)
  /// An exception that would have ended the app, with UIKit's reason.
  case crashed(reason: String)
  /// A line in the log that changes nothing.
  case warning(String)
  /// A controller made in this event that nothing but the autorelease pool kept.
  case ownedByNobody(type: String)
}

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
  /// Whether controllers in the middle of a multi-level pop are told `willMove(toParent: nil)` (rule 44).
  public var announcesMiddleControllers = false
  /// Whether `didShow` comes when only lower entries of the stack change (rule 55).
  public var showsWhenOnlyLowerControllersChange = false
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
