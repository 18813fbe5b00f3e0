import RandomUsers
import UserSessions

/// A tiny leak-free app that retains or releases objects in a way that resembles a defect.
///
/// A detector must not report anything for it.
package nonisolated struct LeakFreeApp: Sendable, Identifiable {
  /// The ID of the pattern, such as `I03`, which also names the gallery's file.
  package let id: String
  /// The suspicious behaviour in a few words.
  package let pattern: String
  /// The user's events.
  package let events: [UserEvent]
  /// Launches the app.
  package let launch: @MainActor @Sendable () -> AppLaunch

  /// - Parameter times: The number of repetitions of the events; a cache does not grow with it.
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

extension LeakFreeApp {
  /// The detector's findings for the app, which are false positives.
  ///
  /// - Throws: An error when the system cannot create another process.
  @MainActor package func falsePositives() throws -> [Finding] {
    try RandomUsers(modules: ["DefectGallery"]).replay(events, on: launch()).findings
  }
}

extension LeakFreeApp: CustomStringConvertible {
  package nonisolated var description: String { "\(id): \(pattern)" }
}
