/// An event that UIKit would have logged, raised as an exception, or silently ignored.
public enum UIKitEvent: Hashable, Sendable, CustomStringConvertible {
  /// A request that was ignored, such as presenting while presenting.
  case refused(request: String, reason: String, losesCompletion: Bool)
  /// An exception that would have terminated the app, with UIKit's reason.
  case crashed(reason: String)
  /// The app was not idle after this many consecutive turns. Outstanding work was discarded.
  case hung(turns: Int)
  /// A warning in the log, without other effects.
  case warning(String)
  /// A new controller that only the autorelease pool kept alive.
  case unowned(type: String)
  /// A contradiction in UIKit's state, found with ``Device/checksConsistency``.
  case inconsistent(Inconsistency)

  /// The kind of event, a colon, and a sentence.
  public var description: String {
    switch self {
    case .refused(let request, let reason, let losesCompletion):
      "refused: \(request), \(reason)\(losesCompletion ? "; its completion will never run" : "")"
    case .crashed(let reason): "crashed: \(reason)"
    case .hung(let turns): "hung: the main queue was still not empty after \(turns) turns"
    case .warning(let line): "warning: \(line)"
    case .unowned(let type): "unowned: only the autorelease pool kept a \(type) alive"
    case .inconsistent(let problem): "inconsistent: \(problem)"
    }
  }
}
