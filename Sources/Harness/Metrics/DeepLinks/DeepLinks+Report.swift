import BenchmarkKit

extension MetricID {
  package static let deepLinks = MetricID("deepLinks")
}

extension Run {
  package var deepLinks: DeepLinks? {
    get { self[DeepLinks.self] }
    set { self[DeepLinks.self] = newValue }
  }
}

extension DeepLinks: RunSection {
  package static let id = MetricID.deepLinks
  package static let title = "Deep links"

  package func tables(in run: Run) -> [Table] {
    [
      table, keptTable.placed(.folded), matrix(run.subjects).placed(.appendix),
      cellTable.placed(.file),
    ].filter { !$0.rows.isEmpty }
  }

  package func checks(in run: Run) -> [Check] { checkPerSubject(in: run) }
}
