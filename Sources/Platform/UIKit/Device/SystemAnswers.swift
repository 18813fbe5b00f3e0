/// Counts of an app's responses to the system.
public struct SystemAnswers: Hashable, Sendable {
  /// The number of links that `application(_:open:options:)` has accepted.
  public internal(set) var takenLinks = 0
  /// The number of links that `application(_:open:options:)` has declined.
  public internal(set) var refusedLinks = 0
  /// The number of notifications completed with new data or no data.
  public internal(set) var handledNotifications = 0
  /// The number of notifications completed with a failure.
  public internal(set) var failedNotifications = 0

  mutating func count(_ result: UIBackgroundFetchResult) {
    switch result {
    case .newData, .noData: handledNotifications += 1
    case .failed: failedNotifications += 1
    }
  }
}
