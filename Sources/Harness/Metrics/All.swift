import BenchmarkKit
import Foundation

/// Every metric, in the order in which they are measured and reported.
///
/// This is the only list of metrics: without a line, everything else works.
package enum Metrics {
  package static let sections: [any RunSection.Type] = [
    LinesOfCode.self, Conformance.self, DeepLinks.self, Dispatch.self, EventTimes.self,
    Counts.self, Instructions.self, Decisions.self, Leaks.self, ExitPaths.self, CostGrowth.self,
    UnitTests.self, BuildTimes.self, SelfTest.self,
  ]

  /// The metrics that a plan can ask for.
  package static let ids = sections.map { $0.id }.filter { $0 != SelfTest.id }

  /// The figures of all metrics.
  package static let figures = sections.flatMap { $0.figures }
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
  /// - Throws: `PlanFileError` if the content is not a plan, or one that cannot be run.
  package static func read(_ data: Data) throws(PlanFileError) -> Plan {
    try read(data, metrics: Metrics.ids)
  }
}
