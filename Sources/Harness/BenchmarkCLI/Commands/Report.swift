import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import RegisteredApps

/// Renders a stored run again.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render a stored run, by default the newest.",
    discussion: """
      Without a file, renders the newest run.json in this folder, its subfolders, the subfolders of
      'results', or .bench/last. Prints an overview; --all prints all tables.

      With --metrics, --detail, --table or --only, prints only the chosen tables and drawings. With
      --samples, prints the times of single events that 'bench --samples' stored, as CSV: seed,
      session, event, subject, kind, nanoseconds, nanoseconds to the navigation request.

      EXAMPLES
        bench report
        bench report results/2026-11-22-default/run.json
        bench report results/2026-11-22-default --metrics leaks --detail
        bench report run.json --metrics leaks --only MVP-C/from --detail
        bench report run.json --format html > report.html
        bench report run.json --quiet --output report.md --output checks.xml
        bench report mine --other-machine theirs
        bench report today/run.json --samples > times.csv
      """.flowing)

  @Argument(
    help: ArgumentHelp(
      "A run.json or its folder; with --samples, also sample files.", valueName: "path"),
    completion: .file(extensions: ["json", "samples"]))
  var paths: [String] = []
  @Option(
    help: "Print only these metrics, separated by commas, such as leaks,exits.",
    completion: .metrics)
  var metrics: String?
  @Option(
    help: ArgumentHelp(
      "A run from another machine; the overview then shows ranges of time ratios; repeatable.",
      valueName: "path"),
    completion: .json)
  var otherMachine: [String] = []
  @OptionGroup(title: "Tables") var tables: TableOptions
  @OptionGroup(title: "Output") var output: OutputOptions<RunFormat>
  @OptionGroup var shrinking: DefectShrinking
  @Flag(help: .all) var all = false
  @Flag(help: .samples) var samples = false

  private var isSelection: Bool { metrics != nil || tables.detail || tables.isPartial }

  func validate() throws {
    if let metrics { _ = try MetricNames.metrics(named: metrics.commaSeparated) }
    if paths.count > 1, !samples {
      throw ValidationError(.severalRuns(paths.count))
    }
    if samples {
      try OptionProblem.check(
        "--samples",
        excludes: [
          "--metrics": metrics != nil, "--detail": tables.detail, "--table": tables.table != nil,
          "--only": tables.only != nil, "--output": !output.output.isEmpty,
        ])
    }
    if !otherMachine.isEmpty {
      try OptionProblem.check(
        "--other-machine",
        excludes: [
          "--samples": samples, "--metrics": metrics != nil, "--detail": tables.detail,
          "--table": tables.table != nil, "--only": tables.only != nil,
        ])
    }
    let formats = [output.format] + output.output.compactMap { RunFormat(fileName: $0) }
    if isSelection,
      output.folder != nil || formats.contains(where: { TableFormat(rawValue: $0.rawValue) == nil })
    {
      throw ValidationError(.formatOfSelection)
    }
  }

  func run() throws {
    if samples { return try StoredSamples.export(paths.isEmpty ? [newest()] : paths) }
    if let folder = output.folder { try Files.prepare(folder) }
    var run = try StoredRun.load(paths.first.map(StoredRun.path) ?? newest())
    run = try shrinking.shrunk(
      run, of: Apps.stored(run.app), jobs: Processors.available, isQuiet: output.isSilent)
    if isSelection { return try deliverSelection(of: run) }
    try addOtherMachines(to: &run)
    try output.deliver(run, to: output.folder, showsAll: all, source: paths.first)
  }

  private func addOtherMachines(to run: inout BenchmarkKit.Run) throws {
    guard !otherMachine.isEmpty else { return }
    let others = try otherMachine.map { (path) throws(Failure) in
      (name: path, run: try StoredRun.load(path))
    }
    let times = try PooledTimes([(name: paths.first ?? "the newest run", run: run)] + others)
    times.warnings.forEach(note)
    guard times.machines.count > 1 else {
      throw Failure(CommandFailure.noOtherMachine(times.machines[0].id))
    }
    run.dispatch?.machines = times
  }

  private func deliverSelection(of run: BenchmarkKit.Run) throws {
    let ids = try metrics.map { try MetricNames.metrics(named: $0.commaSeparated).map(\.id) }
    let sections = run.sections.filter { ids?.contains(type(of: $0).id) ?? true }
    guard !sections.isEmpty else {
      throw Failure(
        CommandFailure.notInRun(
          metrics: metrics ?? "results", known: run.sections.map { type(of: $0).id.commandName }))
    }
    let (tables, drawings) = try tables.selection(of: sections, in: run)
    try output.deliver { format, console in
      try TableFormat(rawValue: format.rawValue)
        .map { try Rendering.text(of: tables, drawings, as: $0, console) } ?? ""
    }
  }

  /// The newest run in this folder, its subfolders or those of `results`.
  private func newest() throws(Failure) -> String {
    guard let path = StoredRun.newest() else { throw Failure(CommandFailure.noRun) }
    if !output.quiet { note("the newest run is '\(path)'") }
    return path
  }
}
