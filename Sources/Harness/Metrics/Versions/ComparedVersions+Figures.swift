import BenchmarkKit
import Statistics

extension ComparedVersions {
  package static let figures: [Figure] = [
    figure(
      "versionDifferences", "unexpected differences from the old version", "differences",
      { Double($0.differences) }
    ).inOverview("differences") { cell($0, $1) { Double($0.differences) } }.asDefect { _ in
      "no unexpected difference between the versions"
    } presence: { run, subject in
      (run.versions?.row(of: subject)?.differences ?? 0).counted("unexpected difference")
    },
    figure(
      "versionFindings", "findings of the version", "findings", { Double($0.findings) }
    ).inOverview("findings", note: { _ in "findings: the version's own, including known ones." }) {
      cell($0, $1) { Double($0.findings) }
    }.asDefect { _ in
      "no findings"
    } presence: { run, subject in
      (run.versions?.row(of: subject)?.findings ?? 0).counted("finding")
    },
    figure(
      "versionLeftBehind", "classes whose objects outlive their screen", "left behind",
      { Double($0.leftBehind) }
    ).inOverview(
      "left behind",
      note: { _ in "left behind: classes whose objects are leaked, abandoned or released late." }
    ) { cell($0, $1) { Double($0.leftBehind) } },
    figure(
      "versionInstructions", "instructions per event of the version", "instr./event",
      threshold: 0.001, \.instructions
    ).inOverview(
      "instr. ratio",
      note: { _ in "instr. ratio: instructions per event, relative to the old version." }
    ) { run, subject in
      guard let own = run.versions?.row(of: subject)?.instructions,
        let base = run.versions?.rows.first?.instructions
      else { return .empty }
      return .decimal(own / base, digits: 2)
    },
    figure("objectsAlive", "live objects after an event", "objects alive", digits: 1, \.alive)
      .inOverview(
        "objects alive",
        note: { _ in "objects alive: the mean number after an event where the versions agree." }
      ) {
        cell($0, $1, digits: 1, \.alive)
      },
    figure("objectsCreated", "objects created per event", "created/event", digits: 1, \.created)
      .inOverview("created/event", note: { _ in "created: objects and closures per event." }) {
        cell($0, $1, digits: 1, \.created)
      },
  ]

  private static func figure(
    _ id: String, _ title: String, _ heading: String, digits: Int = 0,
    threshold: Double = 0, _ value: @escaping @Sendable (Row) -> Double?
  ) -> Figure {
    Figure(
      id, title: title, heading: heading, digits: digits, threshold: threshold,
      comparison: .counts { run, subject in
        guard let versions = run.versions, let value = versions.row(of: subject).flatMap(value)
        else { return nil }
        return Figure.Counts(
          work: run.campaign, values: [title: (value * 1000).rounded() / 1000])
      }
    ) { run, subject in
      run.versions?.row(of: subject).flatMap(value).map { Estimate(exact: $0) }
    }
  }

  private static func cell(
    _ run: Run, _ subject: Subject, digits: Int = 0, _ value: (Row) -> Double?
  ) -> Table.Cell {
    guard let value = run.versions?.row(of: subject).flatMap(value) else { return .empty }
    return digits == 0 ? .integer(Int(value)) : .decimal(value, digits: digits)
  }
}
