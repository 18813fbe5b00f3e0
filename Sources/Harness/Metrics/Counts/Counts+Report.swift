import BenchmarkKit

extension MetricID {
  package static let counts = MetricID("counts")
}

extension Run {
  package var counts: Counts? {
    get { self[Counts.self] }
    set { self[Counts.self] = newValue }
  }
}

extension Counts: RunSection {
  package static let id = MetricID.counts
  package static let title = "Runtime counts"

  package func tables(in run: Run) -> [Table] {
    tables(run.subjects, baseline: run.plan.baseline) + [detailTable.placed(.file)]
  }
}
