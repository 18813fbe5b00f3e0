import ComparedApps
import PlantedDefects

/// Detects defects by taking every exit path of every screen.
package enum ExitPathDefects: DefectDetector {
  package static let detector = PlantedDefect.Detector("exits", dependsOnSeed: false)

  package static func report<A: App>(on trial: DefectTrial<A>) throws -> DefectReport {
    let part = try ExitPathCheck([trial.subject]).run(of: trial.app)
    var report = DefectReport(part.findings)
    for row in part.result.rows {
      let exit = part.result.exits[row.exit]
      for fate in row.fates {
        report.observations.insert(
          "\(exit.kind), \(exit.screen): \(fate.count) \(fate.type) \(fate.verdict.title)"
            + (fate.until.map { " after \($0)" } ?? ""))
      }
    }
    return report
  }
}
