public import RandomUsers
public import UserSessions

/// A way in which navigation code keeps objects too long, or not long enough: a tiny app that has it, the user who brings it
/// out, and what a detector must say of it. Mended, the same app must show nothing.
public nonisolated struct Fault: Sendable, Identifiable {
  /// The name of the pattern, such as `L03`; the gallery's files are called by it.
  public let id: String
  /// What goes wrong, in a few words.
  public let pattern: String
  /// What must be found.
  public let verdict: Finding.Kind
  /// The class that it must be found of, without its module, such as `L03.FlowCoordinator`; of a trap, what the runtime
  /// says of it; of a hang, the event.
  public let type: String
  /// The reference that is to blame, as `Owner.field`; `nil` where nothing is held that should not be.
  public let suspect: String?
  /// What the user does.
  public let events: [UserEvent]
  /// Brings the app up, with the fault or without it.
  public let launch: @MainActor @Sendable (_ isMended: Bool) -> AppLaunch

  /// - Parameter times: How often the user does the same again: what is kept for the next time does not become more, what
  ///   is abandoned does.
  init(
    _ id: String, _ pattern: String, _ verdict: Finding.Kind, of type: String,
    suspect: String? = nil, events: [UserEvent], times: Int = 1,
    launch: @escaping @MainActor @Sendable (Bool) -> AppLaunch
  ) {
    self.id = id
    self.pattern = pattern
    self.verdict = verdict
    self.type = type
    self.suspect = suspect
    self.events = (0..<times).flatMap { _ in events }
    self.launch = launch
  }
}

extension Fault: CustomStringConvertible {
  public nonisolated var description: String { "\(id): \(pattern)" }
}
