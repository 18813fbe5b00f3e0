import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// Runs a plan and prints its tables.
struct Run: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a plan and print the comparison tables.",
    discussion: """
      EXAMPLES
        bench
        bench --subjects MVC,MVP-C --sessions 10000 --seed 42
        bench --plan default --output results/today --format markdown
        bench --plan conformance --dry-run
        bench --resume results/today
      """.flowing)

  @OptionGroup var plan: PlanOptions
  @OptionGroup var output: OutputOptions<RunFormat>
  @OptionGroup var shrinking: ShrinkingOptions
  @Option(
    help: "Resume an interrupted run, by the folder of its --output or by its journal.",
    completion: .file())
  var resume: String?
  @Option(
    help: "A history's folder, such as .bench/history, to store the run in as well.",
    completion: .directory)
  var history: String?
  @Flag(help: "Store every single time that the metric eventTimes takes, in --output.")
  var samples = false
  @Option(help: "Worker processes at a time for what is exact; times are always taken by one.")
  var jobs = Processors.available
  @Flag(help: "Take this run's leak counts as what the plan is expected to give from now on.")
  var acceptLeaks = false
  @Flag(help: "Only tell what would be done, and about how long it would take.")
  var dryRun = false
  @Flag(help: "With findings, do not begin with the next metric: end with what there is.")
  var failFast = false
  @Flag(help: "Take times although this is a debug build. They mean nothing.")
  var allowDebug = false

  func validate() throws {
    if jobs < 1 { throw ValidationError("found --jobs \(jobs), expected 1 or more.") }
    if acceptLeaks,
      plan.subjects != nil || plan.skip != nil || plan.sessions != nil || plan.seed != nil
        || plan.personas != nil
    {
      throw ValidationError(
        "--accept-leaks takes the whole plan's counts: leave out --subjects, --sessions, --seed and --personas."
      )
    }
    if resume == "" || history == "" {
      throw ValidationError("found an empty --resume or --history, expected the name of a folder.")
    }
    if dryRun, resume != nil || TableFormat(rawValue: output.format.rawValue) == nil {
      throw ValidationError(
        "--dry-run tells of a run that has not begun: leave out --resume, and the formats of checks."
      )
    }
    if dryRun, let place = output.output.first(where: { TableFormat(fileName: $0) == nil }) {
      throw ValidationError(
        "found --output '\(place)' with --dry-run, which has a table and no results: expected a file whose name ends in one of"
          + " \(TableFormat.fileEnds).")
    }
    if samples, output.folder == nil {
      throw ValidationError("--samples needs a folder to store them in: add --output FOLDER.")
    }
    if resume != nil, output.folder != nil || acceptLeaks || samples || !plan.given.isEmpty {
      throw ValidationError(
        "--resume goes on with a run as it was begun: leave out the folder of --output, --accept-leaks, --samples and the plan's options."
      )
    }
  }

  @MainActor func perform() throws {
    if dryRun { return try tellPlannedWork() }
    guard let journal = try openJournal() else { return }
    let plan = journal.manifest.plan
    let folder = resumedFolder ?? output.folder
    Interruption.catchSignals()
    let campaign = try Campaign(
      journal,
      .init(
        jobs: jobs, isQuiet: output.isSilent, acceptsLeaks: acceptLeaks, stopsAtFindings: failFast,
        shrinkBudget: shrinking.shrinkBudget))
    let run = try keeping(journal, folder) { try campaign.run() }
    if acceptLeaks, run.isComplete, run.findings.isEmpty, let leaks = run.leaks {
      try LeakBaselines.accept(leaks, of: plan)
    }
    try keeping(journal, folder) { try output.deliver(run, to: folder) }
    let canGoOn = folder != nil && (Interruption.isRequested || !campaign.lost.isEmpty)
    // A run that can be resumed is stored once it is complete.
    if let history, !canGoOn { _ = try HistoryFolder(history).add(run) }
    if !canGoOn { journal.remove() }
    try run.conclude(
      goOn: canGoOn ? folder.map { "Go on with: bench run --resume \($0.path)" } : nil)
  }

  /// The folder of the run to resume; `nil` for the journal of a run without a folder.
  private var resumedFolder: URL? {
    resume.flatMap { FileKind(ofTargetOf: $0) == .file ? nil : URL(given: $0) }
  }

  /// Calls `body`; if the machine fails, keeps the journal and explains how to resume.
  private func keeping<Value>(
    _ journal: Journal, _ folder: URL?, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let failure as Failure {
      // In the first case there is nothing to keep, and in the second everything is delivered.
      if folder == nil && journal.keys.isEmpty || failure.code == .brokenPipe {
        journal.remove()
        throw failure
      }
      guard failure.code == .machine else { throw failure }
      let place = folder?.path ?? journal.url.path
      throw Failure(
        .machine,
        "\(failure.message) What was done is kept in '\(journal.url.path)': resume it with"
          + " bench run --resume \(place.quoted)")
    }
  }

  private func tellPlannedWork() throws {
    let plan = try plan.adjustedPlan()
    let manifest = try Manifest(
      plan, self.plan.app.subjects.named(plan.subjects ?? []), isBegun: false)
    let work = try PlannedWork(manifest, jobs: jobs)
    try output.deliver { format, console in
      try TableFormat(rawValue: format.rawValue)
        .map { try Rendering.text(of: [work.table], as: $0, console) } ?? ""
    }
  }

  private static let journalName = "run.journal"

  /// The journal of the run that the options select; `nil` if that run is complete.
  @MainActor private func openJournal() throws -> Journal? {
    if let resume {
      guard let folder = resumedFolder else { return try resumed(Journal(URL(given: resume))) }
      return try journal(toResumeIn: folder)
    }
    let plan = try plan.adjustedPlan()
    let folder = output.folder
    if let folder { try Files.prepare(folder) }
    // This may replace the process with another one, which must find no journal.
    try ensureRelease(for: plan)
    let url =
      folder?.appendingPathComponent(Self.journalName)
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString).journal")
    let journal = try Journal(
      url,
      manifest: Manifest(
        plan, self.plan.app.subjects.named(plan.subjects ?? []), limits: self.plan.limits,
        options: self.plan.given, keepsSamples: samples))
    guard journal.isNew else {
      throw Failure(
        .usage,
        "'\(url.path)' is there: a run into this folder was stopped. Go on with it by --resume \(folder?.path ?? ""), or remove the file."
      )
    }
    return journal
  }

  @MainActor private func journal(toResumeIn folder: URL) throws -> Journal? {
    let url = folder.appendingPathComponent(Self.journalName)
    let document = folder.appendingPathComponent("run.json")
    if !FileManager.default.fileExists(atPath: url.path) {
      guard FileManager.default.fileExists(atPath: document.path) else {
        throw Failure(
          .badInput,
          "'\(folder.path)' has no run to go on with: there is no '\(Self.journalName)'. Begin one with --output."
        )
      }
      note("the run in '\(folder.path)' is complete; 'bench report \(document.path)' shows it")
      return nil
    }
    return try resumed(Journal(url))
  }

  private func resumed(_ journal: Journal) throws -> Journal {
    try ensureRelease(for: journal.manifest.plan)
    try journal.manifest.checkUnchanged(journal.url)
    journal.skipped.forEach { note("warning: \($0)") }
    return journal
  }

  private func ensureRelease(for plan: Plan) throws(Failure) {
    if plan.metrics.contains(where: \.needsRelease) {
      try ReleaseBuild.ensure(allowsDebug: allowDebug)
    }
  }
}
