import BenchmarkKit
import Statistics

extension UnitTests {
  package static let figures: [Figure] = [
    Figure(
      "linesPerTest", title: "code lines of the unit tests, per test", heading: nil, digits: 2,
      criterion: nil
    ) { run, subject in
      guard let row = run.unitTests?.rows.first(where: { $0.module == subject.module }),
        let effort = row.effort, row.tests > 0
      else { return nil }
      return Estimate(exact: Double(effort.codeLines) / Double(row.tests))
    }.chosen(for: "short unit tests")
  ]
}
