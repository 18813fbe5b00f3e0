import BenchmarkMetrics
import PlantedDefects

/// The reports of all metrics on a planted defect.
package struct DefectScore: Sendable {
  typealias Report = DefectReport

  let defect: PlantedDefect
  /// The reports of each metric, without the observations that it also makes on the control.
  ///
  /// A metric that depends on the seed has one report per seed; any other metric has one report.
  private var news: [PlantedDefect.Metric: [Report]] = [:]
  let seeds: Int

  init(_ defect: PlantedDefect, seeds: Int) {
    self.defect = defect
    self.seeds = seeds
  }

  /// Adds a metric's reports on the defect and on its control, for the same seed.
  mutating func add(_ report: Report, over control: Report, by metric: PlantedDefect.Metric) {
    var news = Report()
    news.observations = report.observations.subtracting(control.observations)
    news.suspects = report.suspects.filter { control.suspects[$0.key] == nil }
    self.news[metric, default: []].append(news)
  }

  /// The number of seeds with which a metric detects the defect; all or none if it has no seeds.
  func seedsDetecting(by metric: PlantedDefect.Metric) -> Int {
    let count = news[metric]?.count { !$0.observations.isEmpty } ?? 0
    return metric.dependsOnSeed ? count : count * seeds
  }

  /// The metrics that detect the defect with every seed.
  var reliable: [PlantedDefect.Metric] {
    PlantedDefect.Metric.allCases.filter { seedsDetecting(by: $0) == seeds }
  }

  /// The metrics that detect the defect with only some seeds.
  var unreliable: [PlantedDefect.Metric] {
    PlantedDefect.Metric.allCases.filter { (1..<seeds).contains(seedsDetecting(by: $0)) }
  }

  /// Whether at least one metric detects the defect with every seed.
  var isDetected: Bool { !reliable.isEmpty }

  /// The metrics that should detect the defect with every seed, but do not.
  var missing: [PlantedDefect.Metric] { defect.metrics.filter { !reliable.contains($0) } }

  /// Whether a reference to blame is named with every seed; `nil` if the defect has none.
  var isAttributed: Bool? {
    guard !defect.blames.isEmpty else { return nil }
    let reports = news[.leaks] ?? []
    return !reports.isEmpty
      && reports.allSatisfy { report in
        // Static variables have a prefix.
        report.suspects.values.joined().contains {
          defect.blames.contains($0.replacing("static ", with: ""))
        }
      }
  }

  /// All references that were named as suspects.
  var suspects: [String] {
    Set((news[.leaks] ?? []).flatMap { $0.suspects.values.joined() }).sorted()
  }

  /// Examples of each metric's observations.
  var details: [String] {
    PlantedDefect.Metric.allCases.flatMap { metric in
      let all = Set((news[metric] ?? []).flatMap(\.observations)).sorted()
      return all.prefix(5).map { "\(metric.rawValue): \($0)" }
    }
  }
}
