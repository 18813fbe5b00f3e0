import ComparedApps
import PlantedDefects

/// Detects defects by comparing sessions with the reference model.
package enum ConformanceDefects: DefectDetector {
  package static let detector = PlantedDefect.Detector("conformance", dependsOnSeed: true)
  /// The number of random sessions, as in the default plan, so that the score applies to that plan.
  package static let sessions = 1000
  /// The number of coverage-guided sessions, as in the default plan.
  package static let guidedSessions = 200

  package static func report<A: App>(on trial: DefectTrial<A>) -> DefectReport {
    let check = ConformanceCheck([trial.subject])
    var part = check.run(trial.recorded, of: trial.app)
    part.add(check.run(trial.range(sessions), of: trial.app))
    part.add(check.run(trial.range(guidedSessions, isGuided: true), of: trial.app))
    return DefectReport(part.findings)
  }
}
