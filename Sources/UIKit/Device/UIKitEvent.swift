/// Something that real UIKit would have logged, raised, or passed over in silence.
public enum UIKitEvent: Hashable, Sendable, CustomStringConvertible {
  /// A request that was ignored, such as presenting while presenting.
  case refused(request: String, reason: String, losesCompletion: Bool)
  /// An exception that would have ended the app, with UIKit's reason.
  case crashed(reason: String)
  /// So many turns in a row did not empty the main queue: the app would never have come to rest. What waited was thrown away.
  case hung(turns: Int)
  /// A line in the log that changes nothing.
  case warning(String)
  /// A controller made in this event that nothing but the autorelease pool kept.
  case ownedByNobody(type: String)
  /// A contradiction in UIKit's own state, where a device checks it (`Device.checksConsistency`).
  case inconsistent(Inconsistency)

  /// The kind of event, a colon, and a sentence.
  public var description: String {
    switch self {
    case .refused(let request, let reason, let losesCompletion):
      "refused: \(request), \(reason)\(losesCompletion ? "; its completion will never run" : "")"
    case .crashed(let reason): "crashed: \(reason)"
    case .hung(let turns): "hung: the main queue was not empty after \(turns) turns"
    case .warning(let line): "warning: \(line)"
    case .ownedByNobody(let type): "unowned: a \(type) lived by the autorelease pool alone"
    case .inconsistent(let problem): "inconsistent: \(problem)"
    }
  }
}
