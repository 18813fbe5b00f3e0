import AppArchitecture
import BenchmarkKit
import BenchmarkMetrics
import ComparedApps
import OtherTools
import UIKit
import UserSessions

/// The number of sessions of a subject about which each re-implemented tool complains.
package struct SubjectToolScore {
  fileprivate let subject: String
  fileprivate let sessions: [(tool: String, count: Int)]

  /// Runs generated sessions of a subject.
  ///
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks.
  @MainActor package init(_ subject: SubjectUnderTest, _ range: SessionRange) throws {
    self.subject = subject.subject.id
    sessions = try Self.count(subject, of: subject.app, range)
  }

  @MainActor private static func count<A: App>(
    _ subject: SubjectUnderTest, of app: A, _ range: SessionRange
  ) throws -> [(tool: String, count: Int)] {
    let generator = range.generator(of: A.Model.self)
    var counts = Array(repeating: 0, count: checks.count + 2)
    for index in range.indices {
      let session = generator.session(index)
      let observed = ObservedSession(
        modules: [subject.subject.module, app.sources.screens.name],
        except: Set(app.uncountedClasses)
      ) { perform(session, of: app, on: subject.variant, onIdle: $0) }
      for (number, check) in checks.enumerated() where !check.complaints(observed).isEmpty {
        counts[number] += 1
      }
      // The screens that a snapshot would store are those of the reference model.
      let outcome = app.check(ExpectedSession(session), on: subject.variant)
      if outcome.divergence != nil { counts[checks.count] += 1 }
      if outcome.crash != nil || outcome.hang != nil { counts[checks.count + 1] += 1 }
    }
    let leaks = try range.indices.count { index in
      let one = SessionRange(
        seed: range.seed, first: index, count: 1, eventsPerSession: range.eventsPerSession)
      return try LeakCheck([subject]).run(one, of: app).rows.contains {
        $0.leaked + $0.abandoned + $0.releasedLate > 0
      }
    }
    let names = checks.map(\.name) + ["snapshots as text", "random taps"]
    return zip(names + [OtherTool.navBench.name], counts + [leaks]).map {
      (tool: $0, count: $1)
    }
  }

  private struct SessionCheck {
    let name: String
    let complaints: @MainActor (ObservedSession) -> [Complaint]
  }

  private static var checks: [SessionCheck] {
    ObservedSession.Scope.allCases.flatMap { scope in
      let suffix = scope == .screens ? ", screens" : ", all objects"
      let seconds = scope == .screens ? 5.0 : 1.0
      return [
        SessionCheck(name: "weak assert" + suffix) {
          $0.complaints(of: NilAfterTest(), watching: scope)
        },
        SessionCheck(name: "instance limit" + suffix) {
          $0.complaints(of: InstanceLimit(), watching: scope)
        },
        SessionCheck(name: "gone in \(Int(seconds)) s" + suffix) {
          $0.complaints(of: GoneInTime(seconds: seconds), watching: scope)
        },
      ]
    }
  }

  @MainActor private static func perform<A: App>(
    _ session: Session<A.Model>, of app: A, on variant: Architecture.Variant,
    onIdle: @MainActor (Device) -> Void
  ) {
    let running = app.launch(variant, start: session.start)
    let driver = running.driver
    onIdle(running.device)
    for event in session.events + [.wait(seconds: 5)] {
      driver.perform(event)
      onIdle(running.device)
    }
    running.device.shutDown()
  }
}

extension [SubjectToolScore] {
  /// A table with one row per tool and one column per subject.
  ///
  /// - Parameters:
  ///   - sessions: The number of sessions per subject.
  ///   - lost: The memory checkers, and whether each finds lost memory in a subject's sessions.
  package func table(sessions: Int, lost: [(tool: String, isLost: [Bool])]) -> Table {
    let lostRows: [[Table.Cell]] = lost.map { checker in
      [.text(checker.tool)] + checker.isLost.map { .text($0 ? "lost" : "0") }
    }
    let tools = first?.sessions.map(\.tool) ?? []
    let rows: [[Table.Cell]] = tools.enumerated().map { row, tool in
      [.text(tool)] + self.map { .integer($0.sessions[row].count) }
    }
    return Table(
      name: "other-tools-subjects", title: "NavBench compared with other tools, on the subjects",
      columns: [.init("tool", .text)] + map { .init($0.subject) },
      rows: rows + lostRows,
      notes: [
        "Of \(sessions) sessions per subject, the number with a complaint.",
        "instance limit: one instance per class. snapshots: compared with the reference model.",
        "lost: memory was lost in these sessions, which ran in one process.",
      ])
  }
}
