import BenchmarkKit

extension MetricID {
  package static let decisions = MetricID("decisions")
}

extension Run {
  package var decisions: Decisions? {
    get { self[Decisions.self] }
    set { self[Decisions.self] = newValue }
  }
}

extension Decisions: RunSection {
  package static let id = MetricID.decisions
  package static let title = "Decisions"

  package func tables(in run: Run) -> [Table] {
    tables(run.subjects) + [table.placed(.file)]
  }
}
