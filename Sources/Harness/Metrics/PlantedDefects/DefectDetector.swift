import ComparedApps
import PlantedDefects

/// The detection of planted defects by a metric.
///
/// The result is reduced to a set of short texts. A defect is detected if the subject has texts
/// that its control, the same subject without the defect, does not have.
package protocol DefectDetector: Sendable {
  static var detector: PlantedDefect.Detector { get }

  /// Checks the subject of a trial.
  ///
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks, or a `StatisticsError`.
  @MainActor static func report<A: App>(on trial: DefectTrial<A>) throws -> DefectReport
}
