import BenchmarkKit

extension MetricID {
  package static let coldTimes = MetricID("coldTimes")
}

extension Run {
  package var coldTimes: ColdTimes? {
    get { self[ColdTimes.self] }
    set { self[ColdTimes.self] = newValue }
  }
}

extension ColdTimes: RunSection {
  package static let id = MetricID.coldTimes
  package static let title = "Cold times"

  package func tables(in run: Run) -> [Table] {
    [table, kindTable.placed(.folded)]
  }

  package func charts(in run: Run) -> [Chart] { [coldShift].compactMap { $0 } }

  package func withConclusions(in run: Run) -> ColdTimes {
    guard fileEffect == nil, let lines = run.linesOfCode else { return self }
    var times = self
    times.fileEffect = fileEffect(
      files: Dictionary(grouping: lines.files, by: \.module).mapValues(\.count),
      modules: Dictionary(
        run.subjects.filter { subject in rows.contains { $0.subject == subject.id } }
          .map { ($0.id, $0.module) }, uniquingKeysWith: { first, _ in first }))
    return times
  }
}
