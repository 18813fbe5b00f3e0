import CountedSections
import Foundation
import UIKit
import UserSessions

/// One launch: a process in which every version runs the same sessions.
package struct TimedLaunch: Codable, Hashable, Sendable {
  /// A participant in the measurement of times.
  package enum Entrant: String, Codable, CaseIterable, Sendable {
    case before, after
    /// The old version once more, or a copy of it: how far its ratio is from 1 is the noise floor.
    case control
  }

  /// The index of the launch's first session.
  package let firstSession: Int
  /// The seed of the order of the program's code; `nil` for the order of the build.
  package internal(set) var placement: UInt32?
  /// Nanoseconds per event by `Entrant`, one value per session.
  package internal(set) var blocks: [String: [Double]] = [:]
}

/// A session to be timed, in which both versions behave the same.
struct TimedSession: Codable {
  let events: [UserEvent]
  /// The last screens.
  let before: ObservedScreen?
  let after: ObservedScreen?

  init(_ session: ComparedSession) {
    events = session.old.events
    before = session.old.observations.last?.screen
    after = session.new.observations.last?.screen
  }
}

/// The times of one session in one launch.
struct TimedBlock: Codable {
  var times: [String: Double] = [:]
}

extension RandomUsers {
  /// The maximum number of sessions per launch.
  private static let sessionsPerLaunch = 24
  /// The number of untimed runs of a session before it is timed, so that the code is warm whatever
  /// ran before.
  private static let warmUps = 3

  /// Measures the times of sessions on which the versions agree.
  ///
  /// Each launch has its own sessions, because launches that shared sessions would not be
  /// independent, and, if the test program can be linked again, its own order of the code.
  ///
  /// - Parameters:
  ///   - arguments: The arguments with which the program runs only this test.
  ///   - index: The index of the comparison in the test.
  @MainActor func measureTimes(
    of apps: TimedApps, _ sessions: [(index: Int, session: ComparedSession)], launches: Int,
    _ arguments: [String]?,
    index: Int, in comparison: inout AppComparison
  ) throws {
    let size = min(Self.sessionsPerLaunch, sessions.count / launches)
    guard size > 0 else {
      comparison.notes.append(
        """
        times were not measured: found \(counted(sessions.count, "session")) without a difference, \
        expected \(launches) or more, one per launch
        """)
      return
    }
    var program = PlacedProgram(arguments, comparison: index)
    var untimed = 0
    for launch in 0..<launches {
      let own = sessions[launch * size..<(launch + 1) * size]
      let order = TimingOrder(launch: launch, sessions: own.map { TimedSession($0.session) })
      var timed = TimedLaunch(firstSession: own.first?.index ?? 0)
      let blocks: [TimedBlock]
      if let (seed, placed) = program?.time(order) {
        timed.placement = seed
        blocks = placed
      } else {
        blocks = try time(order, apps)
      }
      untimed += own.count - blocks.count
      for block in blocks {
        for (entrant, time) in block.times { timed.blocks[entrant, default: []].append(time) }
      }
      comparison.launches.append(timed)
    }
    if untimed > 0 {
      comparison.notes.append(
        """
        \(untimed) of \(counted(launches * size, "session")) were not timed: a version ended on \
        another screen than in the comparison, or ended the process
        """)
    }
    if let obstacle = program?.obstacle {
      let number = comparison.launches.count { $0.placement == nil }
      comparison.notes.append(
        "\(number) of \(launches) launches ran the code in the order of the build: \(obstacle)")
    }
  }

  /// The times of one launch; sessions that behave differently in a warm process are left out.
  @MainActor func time(_ timing: TimingOrder, _ apps: TimedApps) throws -> [TimedBlock] {
    let sessions = timing.sessions
    var random = RandomSource(seed: seed ^ 0x71_4E_5, index: timing.launch)
    // All orders of the three entrants: each entrant takes every position, and follows each of the
    // others, equally often.
    let orders = TimedLaunch.Entrant.orders
    var blocks: [[TimedLaunch.Entrant]] = []
    while blocks.count < sessions.count { blocks += orders.shuffled(using: &random) }
    let copy = try Sandbox(timeout: timeout).run { journal in
      onVirtualTime {
        for (session, order) in zip(sessions, blocks) {
          let block = self.block(session, order, apps)
          // A session without times writes an empty line, as a sign of life.
          journal.write(
            block.flatMap { try? JSONEncoder().encode($0) }
              .map { String(decoding: $0, as: UTF8.self) } ?? "")
        }
      }
    }
    let decoder = JSONDecoder()
    return copy.lines.compactMap { try? decoder.decode(TimedBlock.self, from: Data($0.utf8)) }
  }

  /// The times of one session; `nil` if a version ends on a different screen than in the
  /// comparison.
  @MainActor private func block(
    _ session: TimedSession, _ order: [TimedLaunch.Entrant], _ apps: TimedApps
  ) -> TimedBlock? {
    var block = TimedBlock()
    for entrant in order {
      let app = apps.launch(entrant)
      let last = entrant == .after ? session.after : session.before
      for _ in 0..<Self.warmUps { _ = app.time(session.events, notification) }
      let (time, screen) = app.time(session.events, notification)
      guard screen.isSamePlace(as: last) else { return nil }
      block.times[entrant.rawValue] = time / Double(max(1, session.events.count))
    }
    return block
  }

  @MainActor func onVirtualTime(_ body: @escaping @MainActor () -> Void) {
    if capabilities.runsTasks { VirtualConcurrency.takeOver(body) } else { body() }
  }
}

extension TimedLaunch.Entrant {
  /// All orders of the three entrants.
  fileprivate static let orders: [[Self]] = allCases.flatMap { first in
    allCases.filter { $0 != first }.map { second in
      [first, second] + allCases.filter { $0 != first && $0 != second }
    }
  }
}

extension ObservedScreen {
  /// Whether two screens at the end of a session are equal, apart from links opened in other apps.
  fileprivate func isSamePlace(as other: ObservedScreen?) -> Bool {
    arrangement == other?.arrangement && titles == other?.titles && alert == other?.alert
      && touches == other?.touches && texts == other?.texts
  }
}

extension AppLaunch {
  /// Launches the app, performs events, and shuts the app down.
  ///
  /// - Returns: The nanoseconds that all events took, and the last screen.
  @inline(never) func time(
    _ events: [UserEvent], _ notification: @escaping @Sendable (String) -> [AnyHashable: Any],
    isCounted: Bool = false
  ) -> (Double, ObservedScreen) {
    let device = Device()
    let root = start(device)
    let driver = Driver(device: device, naming: .visibleNames, notification: notification)
    device.loop.runUntilIdle()
    let clock = ContinuousClock()
    let duration = clock.measure {
      if isCounted { return CountedSection.run { for event in events { driver.perform(event) } } }
      for event in events { driver.perform(event) }
    }
    let screen = ObservedScreen(device)
    device.shutDown()
    withExtendedLifetime(root) {}
    return (
      Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9,
      screen
    )
  }
}
