import BenchmarkKit

extension MetricID {
  package static let buildTimes = MetricID("buildTimes")
}

extension Run {
  package var buildTimes: BuildTimes? {
    get { self[BuildTimes.self] }
    set { self[BuildTimes.self] = newValue }
  }
}

extension BuildTimes: RunSection {
  package static let id = MetricID.buildTimes
  package static let title = "Build times"
  package static let describesSources = true

  package func tables(in run: Run) -> [Table] {
    let open = ["build-times", "build-times-published", "build-times-order"]
    return tables(run.subjects).map { open.contains($0.name) ? $0 : $0.placed(.folded) }
      + [samples(run.subjects).placed(.file)]
  }

  package func charts(in run: Run) -> [Chart] { [intervals(run.subjects)].compactMap { $0 } }
}
