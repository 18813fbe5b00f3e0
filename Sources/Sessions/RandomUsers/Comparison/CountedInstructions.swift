import CountedSections
import Foundation
import UIKit
import UserSessions

/// The instructions executed in a version's sessions, as counted by valgrind's callgrind.
package struct CountedInstructions: Codable, Hashable, Sendable {
  package let instructions: Int
  /// The number of events during which the instructions were counted.
  package let events: Int
}

/// An order for a process to count instructions instead of comparing versions.
///
/// callgrind cannot observe a process that is already running, so the test program is started
/// again.
struct CountingOrder: Codable {
  private static let variable = "NAVBENCH_COUNTING_ORDER"
  /// The maximum number of sessions: code runs about fifty times slower under callgrind.
  static let sessions = 5

  let isAfter: Bool
  let sessions: [[UserEvent]]

  /// The order given to this process, if any.
  static var current: CountingOrder? {
    ProcessInfo.processInfo.environment[variable]
      .flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? JSONDecoder().decode(CountingOrder.self, from: $0) }
  }

  /// Carries out the order and ends the process.
  @MainActor func perform(_ app: AppLaunch, _ users: RandomUsers) -> Never {
    users.onVirtualTime {
      for events in sessions {
        // An uncounted run, to complete the process's one-time work.
        _ = app.time(events, users.notification)
        _ = app.time(events, users.notification, isCounted: true)
      }
    }
    _exit(0)
  }

  /// Starts the program again under callgrind.
  ///
  /// - Parameter arguments: The arguments with which the program runs only this comparison.
  /// - Returns: `nil` if the process fails.
  func count(_ arguments: [String], by valgrind: URL) throws -> CountedInstructions? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path("order")))
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    // Some versions of valgrind cannot read Swift's debug information.
    guard
      try Self.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["strip", "--strip-debug", "-o", path("program"), program])
    else { return nil }
    let options =
      [
        "--tool=callgrind", "--log-file=\(path("log"))",
        "--callgrind-out-file=\(path("profile"))",
      ] + CountedSection.callgrindOptions
    guard
      try Self.run(
        valgrind, options + [path("program")] + arguments,
        environment: [Self.variable: path("order")]),
      let profile = try? String(contentsOfFile: path("profile"), encoding: .utf8),
      let total = profile.firstMatch(of: /(?m)^(?:summary|totals): (\d+)/).flatMap({ Int($0.1) })
    else { return nil }
    return CountedInstructions(
      instructions: total, events: sessions.map(\.count).reduce(0, +))
  }

  private static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // Deterministic hashing makes counts repeatable.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]
    ) { $1 }.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

extension RandomUsers {
  /// Counts the instructions of sessions on which the versions agree.
  func countInstructions(
    of sessions: [ComparedSession], _ arguments: [String]?, in comparison: inout AppComparison
  ) throws {
    guard let arguments else { return }
    guard let valgrind = Addresses.path(of: "valgrind") else {
      comparison.notes.append("instructions were not counted: valgrind is not installed")
      return
    }
    let events = sessions.prefix(CountingOrder.sessions).map(\.old.events)
    let counts = try [false, true].map { isAfter in
      try CountingOrder(isAfter: isAfter, sessions: events).count(arguments, by: valgrind)
    }
    guard !events.isEmpty, let before = counts[0], let after = counts[1] else {
      comparison.notes.append(
        events.isEmpty
          ? "instructions were not counted: found no session without a difference"
          : "instructions were not counted: the test did not run under valgrind")
      return
    }
    (comparison.before.instructions, comparison.after.instructions) = (before, after)
  }
}
