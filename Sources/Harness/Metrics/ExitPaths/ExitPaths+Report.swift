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
  package static let terms = [
    Term(
      "Ways out",
      "Each screen is left in every way in an app of its own, and its objects are watched as for leaks. Cleaned up: all of them were gone"
        + " when the exit had come to rest. For late ones it is said what released them: the answer, an hour, the next push or back,"
        + " log-out."
    )
  ]

  package func tables(in run: Run) -> [Table] {
    [
      table(run.subjects), screens(run.subjects).placed(.appendix),
      objects(run.subjects).placed(.appendix),
    ]
  }

  package func checks(in run: Run) -> [Check] { checkPerSubject(in: run) }
}
