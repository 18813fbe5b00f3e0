import BenchmarkMetrics
import PlantedDefects

/// How a planted defect fared.
struct DefectScore: Sendable {
  typealias Report = DefectTrial.Report

  let defect: PlantedDefect
  /// What each metric has said more than of the control, seed by seed; a metric that knows no seed has one report.
  private var news: [PlantedDefect.Metric: [Report]] = [:]
  let seeds: Int

  init(_ defect: PlantedDefect, seeds: Int) {
    self.defect = defect
    self.seeds = seeds
  }

  /// Adds what a metric said of the defect and of its control, with the same seed.
  mutating func add(_ report: Report, over control: Report, by metric: PlantedDefect.Metric) {
    var news = Report()
    news.observations = report.observations.subtracting(control.observations)
    news.suspects = report.suspects.filter { control.suspects[$0.key] == nil }
    self.news[metric, default: []].append(news)
  }

  /// How many seeds a metric noticed it with; a metric that knows no seed notices it with all or none.
  func seedsNoticed(by metric: PlantedDefect.Metric) -> Int {
    let count = news[metric]?.count { !$0.observations.isEmpty } ?? 0
    return metric.dependsOnSeed ? count : count * seeds
  }

  /// The metrics that noticed it with every seed.
  var reliable: [PlantedDefect.Metric] {
    PlantedDefect.Metric.allCases.filter { seedsNoticed(by: $0) == seeds }
  }

  /// The metrics that noticed it with some seeds only.
  var lucky: [PlantedDefect.Metric] {
    PlantedDefect.Metric.allCases.filter { (1..<seeds).contains(seedsNoticed(by: $0)) }
  }

  /// Whether one metric at least noticed it with every seed.
  var isNoticed: Bool { !reliable.isEmpty }

  /// The metrics that should have noticed it with every seed, and did not.
  var missing: [PlantedDefect.Metric] { defect.metrics.filter { !reliable.contains($0) } }

  /// Whether a reference to blame was named with every seed; `nil` for a defect without one.
  var isBlamed: Bool? {
    guard !defect.blames.isEmpty else { return nil }
    let reports = news[.leaks] ?? []
    return !reports.isEmpty
      && reports.allSatisfy { report in
        // A variable of a type has a word before its name.
        report.suspects.values.joined().contains {
          defect.blames.contains($0.replacing("static ", with: ""))
        }
      }
  }

  /// Every reference that was blamed.
  var blamed: [String] {
    Set((news[.leaks] ?? []).flatMap { $0.suspects.values.joined() }).sorted()
  }

  /// What was noticed, for whoever wants to know: some of it by each metric.
  var details: [String] {
    PlantedDefect.Metric.allCases.flatMap { metric in
      let all = Set((news[metric] ?? []).flatMap(\.observations)).sorted()
      return all.prefix(5).map { "\(metric.rawValue): \($0)" }
    }
  }
}
