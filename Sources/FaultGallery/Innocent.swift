public import RandomUsers
public import UserSessions

/// Ordinary navigation code that keeps objects, or lets them go, for a good reason: a tiny app of which a detector must say
/// nothing.
public nonisolated struct Innocent: Sendable, Identifiable {
  /// The name of the pattern, such as `I03`; the gallery's files are called by it.
  public let id: String
  /// What the app does that could be taken for a fault, in a few words.
  public let pattern: String
  /// What the user does.
  public let events: [UserEvent]
  /// Brings the app up.
  public let launch: @MainActor @Sendable () -> AppLaunch

  /// - Parameter times: How often the user does the same again: what is kept for the next time does not become more.
  init(
    _ id: String, _ pattern: String, events: [UserEvent], times: Int = 5,
    launch: @escaping @MainActor @Sendable () -> AppLaunch
  ) {
    self.id = id
    self.pattern = pattern
    self.events = (0..<times).flatMap { _ in events }
    self.launch = launch
  }
}

extension Innocent {
  /// What the detector says of the app: false alarms.
  ///
  /// - Throws: An error when the system has no room for another process.
  @MainActor public func falseAlarms() throws -> [Finding] {
    try RandomUsers(modules: ["FaultGallery"]).replay(events, on: launch()).findings
  }
}

extension Innocent: CustomStringConvertible {
  public nonisolated var description: String { "\(id): \(pattern)" }
}
