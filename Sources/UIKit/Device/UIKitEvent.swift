/// Something that real UIKit would have logged, raised, or passed over in silence.
public enum UIKitEvent: Hashable, Sendable {
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
}
