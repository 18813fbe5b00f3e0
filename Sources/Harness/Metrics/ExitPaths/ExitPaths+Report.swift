import BenchmarkKit

extension MetricID {
  package static let exits = MetricID("exits")
}

extension Run {
  package var exits: ExitPaths? {
    get { self[ExitPaths.self] }
    set { self[ExitPaths.self] = newValue }
  }
}

extension ExitPaths: RunSection {
  package static let id = MetricID.exits
  package static let title = "Exit paths"

  package func tables(in run: Run) -> [Table] {
    [
      table(run.subjects), screens(run.subjects).placed(.appendix),
      objectTable.placed(.appendix),
    ]
  }

  package func checks(in run: Run) -> [Check] { checkPerSubject(in: run) }
}
