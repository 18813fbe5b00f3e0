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
        var row = row
        let figure = Metrics.figures.first { $0.id == row.claim.figure }
        func value(of id: String) -> Estimate? {
          run.subjects.first { $0.id == id }.flatMap { figure?.value(run, $0) }
        }
        let pairs = row.claim.pairs.map { pair -> Pair in
          let (smaller, larger) = (value(of: pair.smaller), value(of: pair.larger))
          return Pair(smaller: smaller, larger: larger, verdict: Verdict(smaller, larger))
        }
        row.figure = figure?.title
        row.smaller = pairs.first?.smaller
        row.larger = pairs.first?.larger
        row.further = Array(pairs.dropFirst())
        row.verdict = pairs.isEmpty ? .notMeasurable : Verdict(pairs.map(\.verdict))
        return row
      })
  }

  package func tables(in run: Run) -> [Table] {
    guard !rows.isEmpty else { return [] }
    return [
      Table(
        name: "claims", title: "The documents' claims, and the measured values",
        columns: [
          .init("claim", .text), .init("verdict", .text), .init("measured by", .text),
          .init("values", .text), .init("source", .text),
        ],
        rows: rows.map { row in
          [
            .text(row.claim.text), .text(row.verdict?.title ?? ""), .text(row.figure ?? ""),
            .text(row.values), .text(row.claim.source),
          ]
        },
        notes: [
          """
          Verdicts are computed from this run. not measured: the run lacks the metric; not \
          resolved: the intervals of the two values overlap; depends on the subjects: the pairs \
          disagree.
          """
        ])
    ]
  }
}

extension Claims.Row {
  /// The values that the claim compares, as in `A 3, B 12`, or the reason there are none.
  fileprivate var values: String {
    if let obstacle = claim.obstacle { return obstacle }
    let values = [(smaller, larger)] + (further ?? []).map { ($0.smaller, $0.larger) }
    return zip(claim.pairs, values).compactMap { pair, values -> String? in
      guard let smaller = values.0, let larger = values.1 else { return nil }
      return "\(pair.smaller) \(smaller.text), \(pair.larger) \(larger.text)"
    }.joined(separator: "; ")
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
