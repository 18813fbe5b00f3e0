import ArgumentParser
import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import JSONReading

/// Measures individual metrics and prints their tables.
struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure individual metrics in detail.",
    discussion: """
      Runs the plan's sessions, and measures these metrics instead of the plan's. Exits with 1 if
      there are findings, such as a lost deep link.

      METRICS
      \(metricsInHelp)

      SETTINGS, for --set
      \(settingsInHelp)

      EXAMPLES
        bench measure deep-links exits --subjects MVP-C --detail
        bench measure deep-links --table deep-links-cells --format csv
        bench measure leaks --subjects MVP-C/from --detail
        bench measure leaks --detail --only EditCoordinator
        bench measure leaks --subjects MVP-C/from --detail --shrink
        bench measure instructions --subjects MVC,MVP-C --sessions 50
        bench measure decisions --set action='save edit'
        bench measure cost-growth --set sweep='stack depth' --set largest=384
        bench measure build-times --set rounds=20 --format json
      """.flowing)

  @Argument(
    help: "Metrics, such as leaks or deep-links.", completion: .list(MetricNames.all))
  var metrics: [String]
  @OptionGroup(title: "Plan") var plan: PlanOptions
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "A setting of a metric; can be given more than once.", valueName: "setting=value"),
    completion: .settings)
  var settings: [String] = []
  @OptionGroup(title: "Tables") var tables: TableOptions
  @OptionGroup(title: "Output") var output: OutputOptions<TableFormat>
  @OptionGroup var shrinking: DefectShrinking
  @OptionGroup var workers: JobOptions
  @OptionGroup var build: BuildOptions

  func validate() throws {
    _ = try chosenSettings(MetricNames.metrics(named: metrics))
  }

  func run() throws {
    let metrics = try MetricNames.metrics(named: metrics)
    if metrics.contains(where: \.describesSources) {
      _ = try plan.app.subjects.listedInCatalog(plan.subjects.list)
    }
    let adjusted = try plan.adjustedPlan(metrics: metrics.map(\.id))
    if metrics.contains(where: { $0.needs.contains(.release) }) {
      try build.ensureRelease()
    }
    let manifest = try Manifest(
      adjusted, plan.app.subjects.named(adjusted.subjects ?? []), .bench, limits: plan.limits,
      options: plan.given, settings: chosenSettings(metrics))
    try check(metrics, manifest)
    Interruption.catchSignals()
    var run = try Campaign.runOnce(
      manifest, .bench, .init(jobs: workers.jobs, isQuiet: output.isSilent))
    run = try shrinking.shrunk(
      run, of: plan.app.chosen, population: manifest.population, jobs: workers.jobs,
      isQuiet: output.isSilent)
    try deliver(run)
  }

  /// Checks that every metric can be measured here.
  private func check(_ metrics: [any Metric], _ manifest: Manifest) throws(Failure) {
    let context = try manifest.context
    for metric in metrics {
      guard let metric = metric as? any LocalMetric, let obstacle = metric.obstacle(in: context)
      else { continue }
      throw Failure(
        CommandFailure.unmeasurable(metric: metric.id.commandName, obstacle: obstacle))
    }
  }

  private func deliver(_ run: BenchmarkKit.Run) throws {
    if !run.sections.isEmpty {
      let (chosen, drawings) = try tables.selection(of: run.sections, in: run)
      if tables.isPartial {
        try output.deliver(chosen, drawings: drawings)
      } else {
        try output.deliver(run, chosen, drawings: drawings)
      }
    }
    run.warnings.forEach(note)
    run.printFindings()
    try run.conclude()
  }
}

// MARK: Settings

extension Measure {
  /// The settings from the command line; `--sessions` also sets the metrics' `sessions` setting.
  private func chosenSettings(_ metrics: [any Metric]) throws -> [String: String] {
    var chosen: [String: String] = [:]
    let known = metrics.flatMap(\.settings)
    if let sessions = plan.sessions, known.contains(where: { $0.name == "sessions" }) {
      chosen["sessions"] = "\(sessions)"
    }
    for text in settings {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw ValidationError(.setting(text)) }
      let (name, value) = (String(parts[0]), String(parts[1]))
      guard let setting = known.first(where: { $0.name == name }) else {
        throw known.isEmpty
          ? ValidationError(.noSettings(text))
          : ValidationError(.unknown("setting", name, among: known.map(\.name).uniqued))
      }
      if let problem = setting.problem(with: value, in: plan.app.chosen) {
        throw ValidationError(problem)
      }
      chosen[name] = value
    }
    return chosen
  }

  private static var metricsInHelp: String {
    Metrics.all.map { "  " + $0.id.commandName.padding(to: 16) + $0.title }.joined(separator: "\n")
  }

  /// The settings and their metrics, wrapped at 80 columns.
  private static var settingsInHelp: String {
    Metrics.all.flatMap(\.settings).uniqued(by: \.name).map { setting in
      let metrics = Metrics.all.filter { $0.settings.contains { $0.name == setting.name } }
      let names = metrics.map { $0.id.commandName }.joined(separator: ", ")
      let lines = "\(names): \(setting.help)".wrapped(at: 78 - 14)
      return "  " + setting.name.padding(to: 12)
        + lines.joined(separator: "\n" + String(repeating: " ", count: 14))
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }

  /// The text, wrapped into lines of at most `width` characters.
  fileprivate func wrapped(at width: Int) -> [String] {
    split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
