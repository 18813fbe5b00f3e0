import BenchmarkKit
import Foundation

/// All metrics, in the order in which they are measured and reported.
///
/// This is the only list of metrics: removing a line removes that metric and affects no other.
package enum Metrics {
  package static let all: [any Metric] = [
    LinesOfCodeMetric(),
    StructureMetric(),
    ConformanceMetric(),
    DeepLinksMetric(),
    DispatchMetric(),
    EventTimesMetric(),
    ColdTimesMetric(),
    CountsMetric(),
    NavigationRequestsMetric(),
    InstructionsMetric(),
    DecisionsMetric(),
    LeaksMetric(),
    ExitPathsMetric(),
    CostGrowthMetric(),
    UnitTestsMetric(),
    BuildTimesMetric(),
    PrintedDefectsMetric(),
    ClaimsMetric(),
  ]

  /// The detectors of planted defects that `bench verify planted` runs.
  package static let defectDetectors: [any DefectDetector.Type] = [
    ConformanceDefects.self,
    DeepLinkDefects.self,
    ExitPathDefects.self,
    LeakDefects.self,
    LeakGrowthDefects.self,
  ]

  /// The sections of a run, in the order of every report.
  package static let sections = sections(of: all)

  /// The sections of a run with these metrics.
  static func sections(of metrics: [any Metric]) -> [any RunSection.Type] {
    metrics.map { $0.section } + [SelfTest.self, ComparedVersions.self]
  }

  /// The metrics that a plan can name.
  package static let ids = all.map { $0.id }

  /// The figures of all metrics.
  package static let figures = sections.flatMap { $0.figures }
}

extension Metric {
  fileprivate var section: any RunSection.Type { Section.self }
}

extension Registry {
  /// The metrics and tasks of `bench`.
  package static let bench = Registry(metrics: Metrics.all, tasks: [ShrinkingTask()])
}

extension Run {
  /// Decodes a stored run of this version or an older one.
  ///
  /// - Throws: `RunFileError` if the content is not a run, or one of a later version.
  package static func read(_ data: Data) throws(RunFileError) -> Run {
    try read(data, sections: Metrics.sections)
  }
}

extension Plan {
  /// Decodes a plan.
  ///
  /// - Throws: `PlanFileError` if the content is not a plan, or the plan cannot be run.
  package static func read(_ data: Data) throws(PlanFileError) -> Plan {
    try read(data, metrics: Metrics.ids)
  }
}
