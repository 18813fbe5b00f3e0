import BenchmarkKit
import ComparedApps
import Statistics

extension Claims: RunSection {
  package static let id = MetricID("claims")
  package static let title = "Claims and measurements"

  package func withConclusions(in run: Run) -> Claims {
    Claims(
      rows: rows.map { row in
        guard row.verdict == nil else { return row }
        let figure = Metrics.figures.first { $0.id == row.claim.figure }
        func value(of id: String) -> Estimate? {
          run.subjects.first { $0.id == id }.flatMap { figure?.value(run, $0) }
        }
        var row = row
        row.figure = figure?.title
        row.smaller = value(of: row.claim.smaller)
        row.larger = value(of: row.claim.larger)
        row.verdict = Verdict(row.smaller, row.larger)
        return row
      })
  }

  package func tables(in run: Run) -> [Table] {
    guard !rows.isEmpty else { return [] }
    return [
      Table(
        name: "claims", title: "What the documents claim, and what was measured",
        columns: [
          .init("claim", .text), .init("source", .text), .init("measured by", .text),
          .init("values", .text), .init("verdict", .text),
        ],
        rows: rows.map { row in
          [
            .text(row.claim.text), .text(row.claim.source), .text(row.figure ?? ""),
            .text(row.values), .text(row.verdict?.title ?? ""),
          ]
        },
        notes: [
          """
          not measured: no figure of this run answers the claim. not resolved: the intervals of the \
          two values overlap.
          """
        ])
    ]
  }
}

extension Claims.Row {
  /// The values that the claim compares: `A 3, B 12`.
  fileprivate var values: String {
    guard let smaller, let larger else { return "" }
    return "\(claim.smaller) \(smaller.text), \(claim.larger) \(larger.text)"
  }
}

extension Estimate {
  fileprivate var text: String {
    let digits = value == value.rounded() ? 0 : value < 10 ? 2 : 1
    let number = value.fixed(digits)
    guard let lower, let upper else { return number }
    return "\(number) [\(lower.fixed(digits)), \(upper.fixed(digits))]"
  }
}
