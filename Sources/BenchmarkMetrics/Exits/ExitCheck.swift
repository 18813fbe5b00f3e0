public import BenchmarkResults
public import FootballGatherSessions
import UserSessions

/// Has every screen leave in every way, and says what becomes of its objects.
///
/// Objects are watched as in `LeakCheck`: overdue are those that a fresh app would not have where the user is then. Those that become
/// so by the exit are told with what released them afterwards, if anything did.
public struct ExitCheck: Sendable {
  /// What a part of the exits came to; parts add up.
  public struct Part: Codable, Sendable {
    public private(set) var result: ScreenExits
    /// Screens that were not what the reference model says.
    public private(set) var findings: [Finding] = []
    private let subjects: [String]

    /// Begins with nothing tried by these subjects.
    public init(of subjects: [String]) {
      self.subjects = subjects
      result = ScreenExits(
        exits: ScreenExit.all.map {
          .init(way: $0.way, screen: $0.screen.rawValue, leaves: $0.leaves)
        })
    }

    /// Adds what was tried elsewhere.
    public mutating func add(_ later: Part) {
      findings.merge(later.findings)
      result.rows += later.result.rows
      let places = Dictionary(
        subjects.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      func place(_ row: ScreenExits.Row) -> (Int, Int) { (row.exit, places[row.subject] ?? .max) }
      result.rows.sort { place($0) < place($1) }
    }

    fileprivate mutating func note(_ row: ScreenExits.Row, _ new: [Finding]) {
      result.rows.append(row)
      findings.merge(new)
    }
  }

  private let subjects: [SubjectUnderTest]

  /// Prepares a check of these subjects.
  public init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// How many exits there are for each subject.
  public static var exits: Range<Int> { ScreenExit.all.indices }

  /// Tries these exits on every subject.
  ///
  /// - Parameters:
  ///   - observer: Told where the work is; an exit's place is its index.
  ///   - progress: Called after each exit of each subject.
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks.
  @MainActor public func run(
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
        // The session is carried out once more: what ends that is told where it happens, too.
        observer.begin(number, position)
        let row = ScreenExits.Row(
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
  /// The command that tries all exits on a subject again.
  public static func command(subject: String) -> String {
    "bench exits --subject '\(subject)' --screens"
  }
}

extension SessionOutcome<FootballGatherModel> {
  fileprivate func findings(of subject: String, in exit: ScreenExit) -> [Finding] {
    findings(
      of: subject, exit.session, replay: ScreenExit.command(subject: subject), metric: .exits)
  }
}
