import ComparedApps
import PlantedDefects

/// Detects defects by the objects that random sessions leave behind.
package enum LeakDefects: DefectDetector {
  package static let detector = PlantedDefect.Detector("leaks", dependsOnSeed: true)
  // Fewer sessions than for conformance, because each is slower, and every session that shows a
  // screen reveals the leaks of its objects.
  private static let sessions = 30

  package static func report<A: App>(on trial: DefectTrial<A>) throws -> DefectReport {
    let leaks = try LeakCheck([trial.subject]).run(trial.range(sessions), of: trial.app)
    var report = DefectReport()
    for row in leaks.rows {
      for verdict in LeakVerdict.allCases where row[verdict] > 0 {
        report.observations.insert("\(row.type) \(verdict.title)")
      }
    }
    for defect in leaks.defects {
      report.observations.insert("defect \(defect.fingerprint): \(defect.text)")
      report.suspects[defect.fingerprint] = defect.suspects
    }
    return report
  }
}

/// Detects defects by the objects that repeated actions add.
package enum LeakGrowthDefects: DefectDetector {
  package static let detector = PlantedDefect.Detector("growth", dependsOnSeed: false)

  package static func report<A: App>(on trial: DefectTrial<A>) throws -> DefectReport {
    var report = DefectReport()
    for growth in try LeakGrowth([trial.subject]).run(of: trial.app) where growth.slope > 0 {
      report.observations.insert("'\(growth.cycle)' adds \(growth.type)")
    }
    return report
  }
}
