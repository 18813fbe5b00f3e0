import ArgumentParser
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkResults
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
        bench --resume results/today
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table, markdown, html, csv, json
  }

  @OptionGroup var plan: PlanOptions
  @OptionGroup var report: ReportOptions
  @Option(
    help:
      "A folder for run.json, report.html, report.md, one CSV file a table and the sessions of findings."
  )
  var output: String?
  @Option(help: "Go on with a run that was stopped, by the folder of its --output.")
  var resume: String?
  @Option(help: "A history's folder, such as .bench/history, to store the run in as well.")
  var history: String?
  @Flag(help: "Store every single time that the metric eventTimes takes, in --output.")
  var samples = false
  @Option(help: "Worker processes at a time for what is exact; times are always taken by one.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  @Flag(help: "Take this run's leak counts as what the plan is expected to give from now on.")
  var acceptLeaks = false
  @Flag(help: "Take times although this is a debug build. They mean nothing.")
  var allowDebug = false

  func validate() throws {
    if jobs < 1 { throw ValidationError("found --jobs \(jobs), expected 1 or more.") }
    if acceptLeaks,
      plan.subjects != nil || plan.sessions != nil || plan.seed != nil || plan.personas != nil
    {
      throw ValidationError(
        "--accept-leaks takes the whole plan's counts: leave out --subjects, --sessions, --seed and --personas."
      )
    }
    if samples, output == nil {
      throw ValidationError("--samples needs a folder to store them in: add --output.")
    }
    if resume != nil, output != nil || acceptLeaks || samples || !plan.given.isEmpty {
      throw ValidationError(
        "--resume goes on with a run as it was begun: leave out --output, --accept-leaks, --samples and the plan's options."
      )
    }
  }

  @MainActor func perform() throws {
    guard let journal = try openJournal() else { return }
    let plan = journal.manifest.plan
    let folder = (resume ?? output).map { URL(fileURLWithPath: $0) }
    Interruption.catchSignals()
    let campaign = try Campaign(
      journal,
      .init(
        jobs: jobs, isQuiet: report.quiet, acceptsLeaks: acceptLeaks,
        shrinkBudget: report.shrinkBudget))
    let result = try campaign.run()
    if acceptLeaks, result.isComplete, result.findings.isEmpty, let leaks = result.leaks {
      try LeakBaselines.accept(leaks, of: plan)
    }
    try report.deliver(result, to: folder)
    // What is gone on with is stored when it is complete.
    if let history, folder == nil || !Interruption.isRequested {
      _ = try HistoryFolder(history).add(result)
    }
    if folder == nil || !Interruption.isRequested { journal.remove() }
    try result.conclude(goOn: folder.map { "Go on with: bench run --resume \($0.path)" })
  }

  private static let journalName = "run.journal"

  /// The journal of the run that the options ask for; `nil` when that run is complete.
  @MainActor private func openJournal() throws -> Journal? {
    if let resume {
      return try journal(toResumeIn: URL(fileURLWithPath: resume))
    }
    let plan = try plan.adjustedPlan()
    let folder = output.map { URL(fileURLWithPath: $0) }
    if let folder { try Files.prepare(folder) }
    // It may become another process, which must find no journal.
    try ensureRelease(for: plan)
    let url =
      folder?.appendingPathComponent(Self.journalName)
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString).journal")
    if Journal.isBegun(url) {
      throw Failure(
        .usage,
        "'\(url.path)' is there: a run into this folder was stopped. Go on with it by --resume \(folder?.path ?? ""), or remove the file."
      )
    }
    return try Journal(
      url,
      manifest: Manifest(
        plan, Subjects.named(plan.subjects ?? []), limits: self.plan.limits,
        options: self.plan.given,
        samples: samples ? folder?.appendingPathComponent("samples").path : nil))
  }

  @MainActor private func journal(toResumeIn folder: URL) throws -> Journal? {
    let url = folder.appendingPathComponent(Self.journalName)
    let result = folder.appendingPathComponent("run.json")
    if !FileManager.default.fileExists(atPath: url.path) {
      guard FileManager.default.fileExists(atPath: result.path) else {
        throw Failure(
          .badInput,
          "'\(folder.path)' has no run to go on with: there is no '\(Self.journalName)'. Begin one with --output."
        )
      }
      note("the run in '\(folder.path)' is complete; 'bench report \(result.path)' shows it")
      return nil
    }
    let journal = try Journal(url)
    try ensureRelease(for: journal.manifest.plan)
    try journal.manifest.checkBuild(url)
    return journal
  }

  private func ensureRelease(for plan: Plan) throws(Failure) {
    if plan.metrics.contains(where: \.needsRelease) {
      try ReleaseBuild.ensure(allowsDebug: allowDebug)
    }
  }
}

/// A run in the form that a user asked for.
enum Rendering {
  static func text(of run: BenchmarkResults.Run, as format: Run.Format) throws -> String {
    switch format {
    case .table: ConsoleReport(usesColour: Terminal.usesColour).render(run)
    case .markdown: MarkdownReport().render(run)
    case .html: HTMLReport().render(run)
    case .csv: run.tables.first.map(CSVReport().render) ?? ""
    case .json: String(decoding: try run.data(), as: UTF8.self)
    }
  }
}

/// What standard output is.
enum Terminal {
  /// Emphasis is for people: on a terminal that can show it, unless they do not want it (no-color.org).
  static var usesColour: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let wish = environment["NO_COLOR"], !wish.isEmpty { return false }
    return isatty(1) != 0 && environment["TERM"] != "dumb"
  }
}
