/// How often an app has answered the system, and what.
public struct SystemAnswers: Hashable, Sendable {
  /// Links that `application(_:open:options:)` has taken.
  public internal(set) var takenLinks = 0
  /// Links that it has refused.
  public internal(set) var refusedLinks = 0
  /// Notifications whose completion handler was called with new data, or without.
  public internal(set) var handledNotifications = 0
  /// Notifications whose completion handler was called with a failure.
  public internal(set) var failedNotifications = 0

  mutating func count(_ result: UIBackgroundFetchResult) {
    switch result {
    case .newData, .noData: handledNotifications += 1
    case .failed: failedNotifications += 1
    }
  }
}
