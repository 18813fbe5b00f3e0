import BenchmarkMetrics
import PlantedDefects

/// The reports of all detectors on a planted defect.
package struct DefectScore: Sendable {
  typealias Report = DefectReport

  let defect: PlantedDefect
  /// The reports of each detector, without the observations that it also makes on the control.
  ///
  /// A detector that depends on the seed has one report per seed; any other has one report.
  private var news: [PlantedDefect.Detector: [Report]] = [:]
  let seeds: Int

  init(_ defect: PlantedDefect, seeds: Int) {
    self.defect = defect
    self.seeds = seeds
  }

  /// Adds a detector's reports on the defect and on its control, for the same seed.
  mutating func add(_ report: Report, over control: Report, by detector: PlantedDefect.Detector) {
    var news = Report()
    news.observations = report.observations.subtracting(control.observations)
    news.suspects = report.suspects.filter { control.suspects[$0.key] == nil }
    self.news[detector, default: []].append(news)
  }

  /// The number of seeds with which a detector reports the defect; all or none if it has no seeds.
  func seedsDetecting(by detector: PlantedDefect.Detector) -> Int {
    let count = news[detector]?.count { !$0.observations.isEmpty } ?? 0
    return detector.dependsOnSeed ? count : count * seeds
  }

  /// The detectors that detect the defect with every seed.
  var reliable: [PlantedDefect.Detector] {
    PlantedDefect.allDetectors.filter { seedsDetecting(by: $0) == seeds }
  }

  /// The detectors that detect the defect with only some seeds.
  var unreliable: [PlantedDefect.Detector] {
    PlantedDefect.allDetectors.filter { (1..<seeds).contains(seedsDetecting(by: $0)) }
  }

  /// Whether at least one detector reports the defect with every seed.
  var isDetected: Bool { !reliable.isEmpty }

  /// The detectors that should detect the defect with every seed, but do not.
  var missing: [PlantedDefect.Detector] { defect.detectors.filter { !reliable.contains($0) } }

  /// Whether a reference to blame is named with every seed; `nil` if the defect has none.
  var isAttributed: Bool? {
    guard !defect.blames.isEmpty else { return nil }
    let reports = news[LeakDefects.detector] ?? []
    return !reports.isEmpty
      && reports.allSatisfy { report in
        // The suspects of static variables have the prefix `static`.
        report.suspects.values.joined().contains {
          defect.blames.contains($0.replacing("static ", with: ""))
        }
      }
  }

  /// All references that were named as suspects.
  var suspects: [String] {
    Set((news[LeakDefects.detector] ?? []).flatMap { $0.suspects.values.joined() }).sorted()
  }

  /// Examples of each detector's observations.
  var details: [String] {
    PlantedDefect.allDetectors.flatMap { detector in
      let all = Set((news[detector] ?? []).flatMap(\.observations)).sorted()
      return all.prefix(5).map { "\(detector.name): \($0)" }
    }
  }
}

extension PlantedDefect {
  /// The detectors of all metrics.
  package static let allDetectors = Metrics.defectDetectors.map { $0.detector }
}
