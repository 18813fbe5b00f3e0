import CountedSections
import Foundation
import Relinking
import UserSessions

/// The instructions executed in a version's sessions, as counted by valgrind's callgrind.
package struct CountedInstructions: Codable, Hashable, Sendable {
  package let instructions: Int
  /// The number of events during which the instructions were counted.
  package let events: Int
}

/// An order to count the instructions of one version's sessions.
///
/// callgrind cannot observe a process that is already running, so the test program is started
/// again.
struct CountingOrder: Codable {
  /// The maximum number of sessions: code runs about fifty times slower under callgrind.
  static let sessions = 5

  let isAfter: Bool
  let sessions: [[UserEvent]]

  @MainActor func perform(_ app: AppLaunch, _ users: RandomUsers) {
    users.onVirtualTime {
      for events in sessions {
        // An uncounted run, to complete the process's one-time work.
        _ = app.time(events, users.notification)
        _ = app.time(events, users.notification, isCounted: true)
      }
    }
  }

  /// Starts the program again under callgrind.
  ///
  /// - Parameters:
  ///   - arguments: The arguments with which the program runs only this test.
  ///   - comparison: The index of the comparison in the test.
  /// - Returns: `nil` if the process fails.
  func count(
    _ arguments: [String], comparison: Int, by valgrind: URL
  ) throws -> CountedInstructions? {
    let folder = try TemporaryFolder()
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let copy = SiblingExecutable.path(beside: URL(fileURLWithPath: program))
    defer { try? FileManager.default.removeItem(at: copy) }
    // Some versions of valgrind cannot read Swift's debug information.
    guard
      try Restart.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["strip", "--strip-debug", "-o", copy.path, program])
    else { return nil }
    let options =
      [
        "--tool=callgrind", "--log-file=\(folder.path("log"))",
        "--callgrind-out-file=\(folder.path("profile"))",
      ] + CountedSection.callgrindOptions
    guard
      // Deterministic hashing makes counts repeatable.
      try Restart(comparison: comparison, task: .count(self)).start(
        valgrind, options + [copy.path] + arguments, in: folder,
        environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]),
      let profile = try? String(contentsOfFile: folder.path("profile"), encoding: .utf8),
      let total = profile.firstMatch(of: /(?m)^(?:summary|totals): (\d+)/).flatMap({ Int($0.1) })
    else { return nil }
    return CountedInstructions(
      instructions: total, events: sessions.map(\.count).reduce(0, +))
  }
}

extension RandomUsers {
  /// Counts the instructions of sessions on which the versions agree.
  func countInstructions(
    of sessions: [ComparedSession], _ arguments: [String]?, index: Int,
    in comparison: inout AppComparison
  ) throws {
    guard capabilities.countsInstructions else { return }
    guard let arguments else {
      comparison.notes.append("instructions were not counted: \(Restart.unknownTest)")
      return
    }
    guard let valgrind = Addresses.path(of: "valgrind") else {
      comparison.notes.append("instructions were not counted: valgrind is not installed")
      return
    }
    let events = sessions.prefix(CountingOrder.sessions).map(\.old.events)
    guard !events.isEmpty else {
      comparison.notes.append(
        "instructions were not counted: found no session without a difference")
      return
    }
    let counts = try [false, true].map { isAfter in
      try CountingOrder(isAfter: isAfter, sessions: events).count(
        arguments, comparison: index, by: valgrind)
    }
    guard let before = counts[0], let after = counts[1] else {
      comparison.notes.append(
        "instructions were not counted: the test did not run under valgrind")
      return
    }
    (comparison.before.instructions, comparison.after.instructions) = (before, after)
  }
}
