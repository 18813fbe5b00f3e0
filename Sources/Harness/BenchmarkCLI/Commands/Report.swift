import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import RegisteredApps

/// Renders a stored run again, with the times of further runs if any are given.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render a stored run, by default the newest.",
    discussion: """
      Without a file, renders the newest run.json in this folder, its subfolders, the subfolders of
      'results', or .bench/last. Prints an overview; --all prints all tables.

      With --metrics, --detail, --table or --only, prints only the chosen tables and drawings. With
      --samples, prints the times of single events that 'bench --samples' stored, as CSV: seed,
      session, event, subject, kind, nanoseconds, nanoseconds to the navigation request.

      With several runs, renders the first and pools the times of all: the interval of a ratio in
      one run applies only to other runs on the same machine. The overview shows the range over
      machines; tables and a plot show each machine's ratios. With three or more machines, a
      random-effects model also gives the mean over machines and the range to expect on another
      one. Several runs from one machine count as one machine. Further runs without a stored
      fingerprint, of debug builds, or with fewer than six launches are left out. JSON is the first
      run's document.

      EXAMPLES
        bench report
        bench report results/2026-11-22-default/run.json
        bench report results/2026-11-22-default --metrics leaks --detail
        bench report run.json --metrics leaks --only MVP-C/from --detail
        bench report run.json --format html > report.html
        bench report run.json --quiet --output report.md --output checks.xml
        bench report mine theirs
        bench report mine theirs another --table pooled-times --format csv
        bench report today/run.json --samples > times.csv
      """.flowing)

  @Argument(
    help: ArgumentHelp(
      "Runs: files 'run.json' or their folders; with --samples, also sample files.",
      valueName: "path"),
    completion: .file(extensions: ["json", "samples"]))
  var paths: [String] = []
  @Option(
    help: "Print only these metrics, separated by commas, such as leaks,exits.",
    completion: .metrics)
  var metrics: String?
  @OptionGroup(title: "Tables") var tables: TableOptions
  @OptionGroup(title: "Output") var output: OutputOptions<RunFormat>
  @OptionGroup var shrinking: DefectShrinking
  @Flag(help: .all) var all = false
  @Flag(help: .samples) var samples = false

  private var isSelection: Bool { metrics != nil || tables.detail || tables.isPartial }

  func validate() throws {
    if let metrics {
      let ids = try MetricNames.metrics(named: metrics.commaSeparated).map(\.id)
      if paths.count > 1, !ids.contains(.dispatch) {
        throw ValidationError(.severalRuns(paths.count, metrics: metrics))
      }
    }
    if samples {
      try OptionProblem.check(
        "--samples",
        excludes: [
          "--metrics": metrics != nil, "--detail": tables.detail, "--table": tables.table != nil,
          "--only": tables.only != nil, "--output": !output.output.isEmpty,
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
    let files = try paths.isEmpty ? [newest()] : paths
    let runs = try files.map { (file) throws(Failure) in
      (name: file, run: try StoredRun.load(file))
    }
    let pooled = try runs.count > 1 ? PooledTimes(runs) : nil
    pooled?.warnings.forEach(note)
    var run = try shrinking.shrunk(
      runs[0].run, of: Apps.stored(runs[0].run.app), jobs: Processors.available,
      isQuiet: output.isSilent)
    run.dispatch?.pooled = pooled
    if isSelection { return try deliverSelection(of: run) }
    try output.deliver(run, to: output.folder, showsAll: all, sources: paths)
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
