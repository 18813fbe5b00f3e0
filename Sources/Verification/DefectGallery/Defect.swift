import RandomUsers
import UserSessions

/// A defect that makes navigation code retain objects too long or not long enough.
///
/// It consists of a tiny app with the defect, the events that reveal it, and the expected finding.
/// The fixed app must be clean.
package nonisolated struct Defect: Sendable, Identifiable {
  /// The ID of the pattern, such as `L03`, which also names the gallery's file.
  package let id: String
  /// The defect in a few words.
  package let pattern: String
  /// The kind of the expected finding.
  package let verdict: Finding.Kind
  /// The class of the expected finding, without its module, such as `L03.FlowCoordinator`.
  ///
  /// For a crash, this is the runtime's message; for a hang, the event.
  package let type: String
  /// The defective reference, as `Owner.field`; `nil` if the defect is not a reference.
  package let suspect: String?
  /// The user's events.
  package let events: [UserEvent]
  /// Launches the app with or without the defect.
  package let launch: @MainActor @Sendable (_ isFixed: Bool) -> AppLaunch

  /// - Parameter times: The number of repetitions of the events; abandoned objects accumulate,
  ///   cached ones do not.
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

extension Defect: CustomStringConvertible {
  package nonisolated var description: String { "\(id): \(pattern)" }
}
