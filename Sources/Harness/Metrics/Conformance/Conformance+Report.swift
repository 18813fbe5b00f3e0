import BenchmarkKit

extension Run {
  package var conformance: Conformance? {
    get { self[Conformance.self] }
    set { self[Conformance.self] = newValue }
  }
}

extension Conformance: RunSection {
  package static let id = MetricID.conformance
  package static let title = "Conformance"

  package func tables(in run: Run) -> [Table] {
    tables(run.subjects) + [edgeTable?.placed(.file)].compactMap { $0 }
  }

  package func charts(in run: Run) -> [Chart] {
    [navigation.flatMap { NavigationMap($0).chart }].compactMap { $0 }
      + navigationMatrices(run.subjects).map { $0.placed(.folded) }
  }

  package func checks(in run: Run) -> [Check] { checkPerSubject(in: run) }

  package func introduction(in run: Run) -> String? {
    guard let row = rows.first else { return nil }
    let events = rows.map(\.events).sum
    return
      """
      each driven by \(Double(row.sessions).grouped()) random users, with \
      \(Double(events).grouped()) events in total, on a re-implementation of UIKit for Linux, \
      without drawing
      """
  }

  package func certainty(in run: Run) -> [String] {
    let others = rows.filter { $0.divergences + $0.crashes > 0 }.map(\.subject)
    return [
      others.isEmpty
        ? """
        All subjects did the same work: every screen of every session matched the reference \
        model's.
        """
        : """
        All subjects did the same work, except \(others.joined(separator: " and ")), whose screens \
        did not always match the reference model's.
        """
    ]
  }
}
