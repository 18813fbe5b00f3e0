import BenchmarkKit
import FootballGatherReference
import UserSessions

/// Leaves every screen by each of its exit paths and reports the fate of its objects.
///
/// Objects are tracked as in `LeakCheck`: overdue objects are those that a fresh app would not have
/// at that point. Objects that the exit makes overdue are reported with the event that released
/// them later, if any.
package struct ExitCheck: Sendable {
  /// The result for some of the exits; parts add up.
  package struct Part: Codable, Sendable {
    package private(set) var result: ExitPaths
    /// Screens that differed from the reference model's.
    package private(set) var findings: [Finding] = []
    private let subjects: [String]

    /// Creates a part without results.
    package init(of subjects: [String]) {
      self.subjects = subjects
      result = ExitPaths(
        exits: ScreenExit.all.map {
          .init(way: $0.way, screen: $0.screen.rawValue, leaves: $0.leaves)
        })
    }

    /// Adds the results of another part.
    package mutating func add(_ later: Part) {
      findings.merge(later.findings)
      result.rows += later.result.rows
      let places = Dictionary(
        subjects.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      func place(_ row: ExitPaths.Row) -> (Int, Int) { (row.exit, places[row.subject] ?? .max) }
      result.rows.sort { place($0) < place($1) }
    }

    fileprivate mutating func note(_ row: ExitPaths.Row, _ new: [Finding]) {
      result.rows.append(row)
      findings.merge(new)
    }
  }

  private let subjects: [SubjectUnderTest]

  /// Creates a check for these subjects.
  package init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// The indices of the exits, the same for each subject.
  package static var exits: Range<Int> { ScreenExit.all.indices }

  /// Tries these exits on every subject.
  ///
  /// - Parameters:
  ///   - observer: Receives the position of the work; an exit is identified by its index.
  ///   - progress: Called after each exit of each subject.
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks.
  @MainActor package func run(
    _ exits: Range<Int> = ExitCheck.exits, observer: WorkObserver = .none, progress: () -> Void = {}
  ) throws -> Part {
    try LeakCheck.requireHooks()
    var part = Part(of: subjects.map(\.subject.id))
    let watches = subjects.map { LeakWatch($0) }
    for number in exits {
      let exit = ScreenExit.all[number]
      let expected = ExpectedSession(exit.session)
      for (position, subject) in subjects.enumerated() {
        observer.begin(number, position)
        let outcome = FootballGatherApp.check(expected, on: subject.variant) { _, events in
          observer.reach(events)
        }
        // The session runs a second time; a crash in that run is reported at its own position.
        observer.begin(number, position)
        let row = ExitPaths.Row(
          subject: subject.subject.id, exit: number, isAsSpecified: outcome.isConformant,
          fates: try watches[position].fates(in: exit, observer))
        part.note(row, outcome.findings(of: subject.subject.id, in: exit))
        progress()
      }
    }
    return part
  }
}

extension ScreenExit {
  /// The command that repeats all exits on a subject.
  package static func command(subject: String) -> String {
    "bench exits --subject '\(subject)' --screens"
  }
}

extension SessionOutcome<FootballGatherModel> {
  fileprivate func findings(of subject: String, in exit: ScreenExit) -> [Finding] {
    findings(
      of: subject, exit.session, replay: ScreenExit.command(subject: subject), metric: .exits)
  }
}
