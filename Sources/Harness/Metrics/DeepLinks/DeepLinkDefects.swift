import ComparedApps
import PlantedDefects

/// Detects defects by opening every link in every state.
package enum DeepLinkDefects: DefectDetector {
  package static let detector = PlantedDefect.Detector("links", dependsOnSeed: false)

  package static func report<A: App>(on trial: DefectTrial<A>) -> DefectReport {
    DefectReport(DeepLinkCheck([trial.subject]).run(of: trial.app).findings)
  }
}
