import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import ComparedApps
import Foundation
import RegisteredApps
import UserSessions

/// Counts objects that live too long, and draws the references that keep them alive.
struct FindLeaks: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "leaks",
    abstract: "Count the objects that live too long, and draw what keeps them alive.",
    discussion: """
      Runs the leak sessions of a plan, or reads a stored run.

      EXAMPLES
        bench leaks
        bench leaks --subject MVP-C/from --type AppCoordinator
        bench leaks --subject MVP-C/from --shrink
        bench leaks results/2026-11-22-default/run.json --format markdown
      """.flowing)

  @Argument(
    help: "A run.json to read; without it, the sessions of the plan are run.", completion: .json)
  var path: String?
  @Option(
    help: "The plan whose sessions are run; 'default' where nothing is said.", completion: .plans)
  var plan: String?
  @Option(help: "Subjects, separated by commas; all by default.", completion: .subjects)
  var subject: String?
  @Option(help: "Only objects of this type.")
  var type: String?
  @Option(help: "Sessions per subject and seed, instead of the plan's.")
  var sessions: Int?
  @Option(help: "One seed, decimal or 0x hexadecimal, instead of the plan's.")
  var seed: String?
  @OptionGroup var app: AppOption
  @OptionGroup var output: OutputOptions<TableFormat>
  @Flag(help: "Also find the simplest session that shows each fault.")
  var shrink = false
  @Option(help: "How many sessions may be replayed for all faults together, with --shrink.")
  var shrinkBudget = 20_000
  @Option(help: "Worker processes at a time; as many as there are cores where nothing is said.")
  var jobs: Int?

  func validate() throws {
    if let sessions, sessions < 1 {
      throw ValidationError("found --sessions \(sessions), expected 1 or more.")
    }
    if let jobs, jobs < 1 { throw ValidationError("found --jobs \(jobs), expected 1 or more.") }
    if path != nil, plan != nil || sessions != nil || seed != nil || jobs != nil {
      throw ValidationError(
        "a stored run is read, not run: leave out --plan, --sessions, --seed and --jobs, or the file."
      )
    }
  }

  @MainActor func perform() throws {
    let stored = try path.map { try StoredRun.load($0) }
    let app = try stored.map { (run) throws(Failure) in try Apps.stored(run.app) } ?? app.chosen
    let subjects = try Subjects(app).listed(subject)
    let run = try stored ?? freshRun(subjects)
    guard var leaks = run.leaks else {
      if Interruption.isRequested {
        throw Failure(.interrupted, "interrupted before anything was done.")
      }
      throw Failure(
        .badInput, "the run has no leaks in it: its plan did not ask for them. Run 'bench leaks'.")
    }
    let ids = Set(subjects.map(\.subject.id))
    leaks.rows.removeAll { !ids.contains($0.subject) }
    leaks.faults.removeAll { !ids.contains($0.subject) }
    leaks.growth.removeAll { !ids.contains($0.subject) }
    if let type { leaks.keep(type) }
    if shrink { try addSessions(to: &leaks, of: app) }
    let known = run.subjects.filter { ids.contains($0.id) }
    try output.deliver { format, console in try text(of: leaks, in: app, known, format, console) }
    run.tellFindings()
    // A stored run reported its warnings when it was run.
    if path == nil {
      for warning in run.warnings { note("warning: \(warning.text)") }
      try run.conclude()
    }
  }

  private func freshRun(_ subjects: [SubjectUnderTest]) throws -> BenchmarkKit.Run {
    var plan = try Plans.load(plan ?? "default")
    plan.metrics = [.leaks]
    if let sessions { plan.sessions = sessions }
    if let seed { plan.seeds = [seed] }
    plan = try Plans.checked(plan)
    Interruption.catchSignals()
    return try Campaign.runOnce(
      Manifest(plan, subjects),
      .init(
        jobs: jobs ?? Processors.available, isQuiet: output.isSilent))
  }

  private func addSessions(to leaks: inout Leaks, of app: any App) throws {
    let findings = leaks.faults.map { fault in
      Finding(
        kind: .lifetime, subject: fault.subject, summary: fault.text, detail: "",
        replay: fault.replay, fingerprint: fault.fingerprint, origin: fault.origin)
    }
    let positions = findings.indices.filter { findings[$0].canBeShrunk }
    let shrunk = try FindingShrinking(
      budget: shrinkBudget, concurrency: jobs ?? Processors.available,
      isQuiet: output.isSilent, app: app
    ).shrink(positions.map { findings[$0] })
    for (position, finding) in zip(positions, shrunk) where finding?.kind != .flaky {
      leaks.faults[position].session = finding?.session
    }
    let left = leaks.faults.count { $0.session == nil }
    if left > 0 {
      note("warning: the sessions of \(left) faults were not shrunk; see --shrink-budget")
    }
  }

  private func text(
    of leaks: Leaks, in app: any App, _ subjects: [Subject], _ format: TableFormat,
    _ console: ConsoleReport
  ) throws -> String {
    let tables = leaks.tables(subjects)
    let drawings = try leaks.faults.sorted { $0.count > $1.count }.map { fault in
      try fault.drawn + fault.simplestSession(of: app)
    }
    let plain = try Rendering.text(of: tables, as: format, console)
    switch format {
    case .table: return plain + drawings.map { "\n\($0)\n" }.joined()
    case .markdown: return plain + drawings.map { "\n```\n\($0)\n```\n" }.joined()
    case .html: return HTMLReport().render(tables, title: "Leaks", drawings: drawings)
    case .csv: return plain
    case .json: return try Rendering.json(leaks)
    }
  }
}

extension Leaks.Fault {
  /// The simplest session that shows the leak, step by step; empty if none was searched for.
  fileprivate func simplestSession<A: App>(of app: A) throws -> String {
    guard let session else { return "" }
    let file = try SessionFile<A.Model.Start>.read(Data(session.utf8))
    let simplest: Session<A.Model> = file.session()
    return "\n  simplest session:\n"
      + simplest.steps().map { "    \($0)" }.joined(separator: "\n")
  }
}

extension Leaks {
  /// Removes all other types.
  fileprivate mutating func keep(_ type: String) {
    let known = Set(rows.map(\.type))
    if !known.contains(type) {
      note(
        "no object of type '\(type)' lived too long, or not long enough"
          + (known.isEmpty
            ? "; none of any type did"
            : ". Types that did: \(known.sorted().joined(separator: ", "))"))
    }
    rows.removeAll { $0.type != type }
    growth.removeAll { $0.type != type }
    faults.removeAll { fault in !fault.objects.contains { $0.type == type } }
  }
}
