import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// Runs a plan and prints its tables.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a plan and print the comparison tables.",
    discussion: """
      Prints an overview with one row per subject; --all prints all tables. Without an --output
      folder, the run is kept in .bench/last, where 'bench report' finds it.

      An interrupted run with --output FOLDER can be resumed with --resume FOLDER. With --shard
      INDEX/COUNT, the command does one part of a run; 'bench merge' merges the parts, and the same
      command resumes an interrupted part.

      Sessions with findings are shrunk to the simplest sessions that reproduce the findings;
      --shrink-budget 0 turns this off.

      EXAMPLES
        bench
        bench --subjects MVC,MVP-C --sessions 10000 --seed 42
        bench --plan default --output results/today --format markdown
        bench --plan conformance --dry-run
        bench --resume results/today
        bench --shard 0/2 --plan conformance --output results/big
      """.flowing)

  @OptionGroup(title: "Plan") var plan: PlanOptions
  @OptionGroup(title: "Output") var output: OutputOptions<RunFormat>
  @OptionGroup var shrinking: ShrinkingOptions
  @Option(
    help: ArgumentHelp(
      "Resume an interrupted run, given its --output folder or its journal.",
      valueName: "folder"),
    completion: .file())
  var resume: String?
  @Option(
    help: ArgumentHelp(
      "Do one part of a run, counted from 0, such as 0/4; needs --output FOLDER.",
      valueName: "index/count"), transform: Shard.parse)
  var shard: Shard?
  @Option(help: .history, completion: .directory) var history: String?
  @Flag(help: .samples) var samples = false
  @OptionGroup var workers: JobOptions
  @Flag(help: "Store the leak counts of this run as the plan's baseline.")
  var acceptLeaks = false
  @Flag(help: .all) var all = false
  @Flag(help: "Only print the jobs and the estimated duration.")
  var dryRun = false
  @Flag(help: "Describe each finished job of a worker, and what disturbed it.")
  var verbose = false
  @Flag(help: "Stop after the first metric with findings.")
  var failFast = false
  @OptionGroup var build: BuildOptions

  func validate() throws {
    if resume == "" { throw ValidationError(.empty("--resume")) }
    if history == "" { throw ValidationError(.empty("--history")) }
    if acceptLeaks {
      try OptionProblem.check(
        "--accept-leaks",
        excludes: [
          "--subjects": plan.subjects.list != nil, "--skip": plan.skip != nil,
          "--sessions": plan.sessions != nil, "--seed": plan.seed != nil,
          "--events": plan.events != nil, "--personas": plan.personas != nil,
        ])
    }
    try validateShard()
    if dryRun { try validateDryRun() }
    if verbose { try OptionProblem.check("--verbose", excludes: ["--quiet": output.quiet]) }
    if samples, output.folder == nil {
      throw ValidationError(.missing("--samples", needed: "--output FOLDER"))
    }
    if resume != nil {
      try OptionProblem.check(
        "--resume",
        excludes: [
          "the folder of --output": output.folder != nil, "--accept-leaks": acceptLeaks,
          "--samples": samples, "options of the plan": !plan.given.isEmpty,
        ])
    }
  }

  private func validateDryRun() throws {
    try OptionProblem.check("--dry-run", excludes: ["--resume": resume != nil])
    guard TableFormat(rawValue: output.format.rawValue) != nil else {
      throw ValidationError(.formatOfDryRun)
    }
    if let file = output.output.first(where: { TableFormat(fileName: $0) == nil }) {
      throw ValidationError(.unknownExtension(file, known: TableFormat.fileExtensions))
    }
  }

  func run() throws {
    if dryRun { return try printPlannedWork() }
    if let shard { return try perform(shard) }
    guard let journal = try openJournal() else { return }
    let plan = journal.manifest.plan
    let folder = resumedFolder ?? output.folder
    Interruption.catchSignals()
    let campaign = try Campaign(
      journal, .bench,
      .init(
        jobs: workers.jobs, isQuiet: output.isSilent, isVerbose: verbose,
        acceptsResults: acceptLeaks, stopsAtFindings: failFast))
    let run = try keeping(journal, folder) {
      try shrinking.shrunk(
        campaign.run(), journal.manifest, concurrency: workers.jobs, isQuiet: output.isSilent)
    }
    if acceptLeaks, run.isComplete, run.findings.failures.isEmpty, let leaks = run.leaks {
      try LeakBaselines.accept(leaks, of: plan, journal.manifest.comparedApp)
    }
    if folder == nil { StoredRun.keep(run) }
    try keeping(journal, folder) { try output.deliver(run, to: folder, showsAll: all) }
    let isResumable =
      (folder ?? resumedJournal) != nil && (Interruption.isRequested || !campaign.lost.isEmpty)
    // A run that can be resumed is stored once it is complete.
    if let history, !isResumable { _ = try HistoryFolder(history).add(run) }
    if !isResumable { journal.remove() }
    try run.conclude(
      resumption: isResumable ? "Resume it with: \(resumption(of: journal, folder))" : nil)
  }

  private func resumption(of journal: Journal, _ folder: URL?) -> String {
    "bench run --resume \((folder ?? journal.url).path.quoted)"
  }

  /// The folder of the run to resume; `nil` if `--resume` names a journal.
  private var resumedFolder: URL? {
    resume.flatMap { FileKind(ofTargetOf: $0) == .file ? nil : URL(given: $0) }
  }

  /// The journal to resume; `nil` if `--resume` names a folder.
  private var resumedJournal: URL? {
    resumedFolder == nil ? resume.map { URL(given: $0) } : nil
  }

  /// Calls `body`; after a machine failure, keeps the journal and explains how to resume.
  private func keeping<Value>(
    _ journal: Journal, _ folder: URL?, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let failure as Failure {
      // Either nothing has been recorded, or the reader of the output has closed the pipe.
      if folder == nil && journal.keys.isEmpty || failure.code == .brokenPipe {
        journal.remove()
        throw failure
      }
      guard failure.code == .machine else { throw failure }
      throw failure.adding(
        "The finished work is kept in '\(journal.url.path)'; resume it with"
          + " \(resumption(of: journal, folder))")
    }
  }

  private func printPlannedWork() throws {
    let plan = try plan.adjustedPlan()
    let manifest = try Manifest(
      plan, self.plan.app.subjects.named(plan.subjects ?? []), .bench, isBegun: false)
    let work = try PlannedWork(manifest, jobs: workers.jobs)
    try output.deliver { format, console in
      try TableFormat(rawValue: format.rawValue)
        .map { try Rendering.text(of: [work.table], as: $0, console) } ?? ""
    }
  }

  private static let journalName = "run.journal"

  /// The journal of the run that the options select; `nil` if that run is complete.
  private func openJournal() throws -> Journal? {
    if let resume {
      guard let folder = resumedFolder else { return try resumed(Journal(URL(given: resume))) }
      return try journal(toResumeIn: folder)
    }
    let plan = try plan.adjustedPlan()
    let folder = output.folder
    if let folder { try Files.prepare(folder) }
    // This may replace the process with another one, which must not find a journal.
    try ensureRelease(for: plan)
    let url =
      folder?.appendingPathComponent(Self.journalName)
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString).journal")
    let journal = try Journal(
      url,
      manifest: Manifest(
        plan, self.plan.app.subjects.named(plan.subjects ?? []), .bench,
        limits: self.plan.limits, options: self.plan.given, keepsSamples: samples))
    guard journal.isNew else {
      throw Failure(
        CommandFailure.interruptedRun(journal: url.path, folder: folder?.path ?? ""))
    }
    return journal
  }

  private func journal(toResumeIn folder: URL) throws -> Journal? {
    let url = folder.appendingPathComponent(Self.journalName)
    let document = folder.appendingPathComponent("run.json")
    if !FileManager.default.fileExists(atPath: url.path) {
      guard FileManager.default.fileExists(atPath: document.path) else {
        throw Failure(
          CommandFailure.nothingToResume(folder: folder.path, journal: Self.journalName))
      }
      note("the run in '\(folder.path)' is complete; 'bench report \(document.path)' shows it")
      return nil
    }
    return try resumed(Journal(url))
  }

  private func resumed(_ journal: Journal) throws -> Journal {
    try ensureRelease(for: journal.manifest.plan)
    try journal.manifest.checkUnchanged(journal.url, .bench)
    journal.skipped.forEach(note)
    return journal
  }

  func ensureRelease(for plan: Plan) throws(Failure) {
    if Registry.bench.metrics(of: plan).contains(where: { $0.needs.contains(.release) }) {
      try build.ensureRelease()
    }
  }
}
