import BenchmarkKit
import ComparedApps
import UserSessions

/// Leaves every screen by each of its exit paths and reports the fate of the screen's objects.
///
/// Objects are tracked as in `LeakCheck`: objects that a fresh app would not have at that point are
/// overdue. Objects that the exit makes overdue are reported with the later event that released
/// them, if any.
package struct ExitPathCheck: Sendable {
  /// The result for some of the exits, to which other parts can be added.
  package struct Part: Codable, Sendable {
    package private(set) var result: ExitPaths
    /// The divergences from the reference model.
    package private(set) var findings: [Finding] = []
    package let subjects: [String]

    package init(of subjects: [String], in app: some App) {
      self.subjects = subjects
      result = ExitPaths(
        exits: app.exits.map {
          .init(kind: $0.kind, screen: $0.screen, leaves: $0.leaves)
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

  package init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// Takes these exits in every subject.
  ///
  /// - Parameters:
  ///   - exits: The indices of the app's exits; `nil` for all.
  ///   - observer: Receives the position of the work; an exit is identified by its index.
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks.
  @MainActor package func run<A: App>(
    _ exits: Range<Int>? = nil, of app: A, observer: WorkObserver = .none
  ) throws -> Part {
    try LeakCheck.requireHooks()
    let all = app.exits
    var part = Part(of: subjects.map(\.subject.id), in: app)
    let watches = subjects.map { LeakWatch($0, of: app) }
    for number in exits ?? all.indices {
      let exit = all[number]
      let expected = ExpectedSession(exit.session)
      for (position, subject) in subjects.enumerated() {
        observer.begin(number, position)
        let outcome = app.check(
          expected, on: subject.variant, deliversAfterEnd: exit.endsApp
        ) { _, events in
          observer.reach(events)
        }
        // The session runs a second time, and a crash in that run has its own position.
        observer.begin(number, position)
        let row = ExitPaths.Row(
          subject: subject.subject.id, exit: number, isAsSpecified: outcome.isConformant,
          fates: try watches[position].fates(in: exit, observer))
        part.note(
          row,
          outcome.findings(
            of: subject.subject.id, exit.session, app,
            replay: Self.command(subject: subject.subject.id, of: app), metric: .exits))
        observer.advance()
      }
    }
    return part
  }

  /// The command that repeats all exits on a subject.
  package static func command(subject: String, of app: some App) -> String {
    app.command("measure \(ExitPaths.id.commandName)", subject: subject) + " --detail"
  }
}
