import BenchmarkKit

extension BuildTimes {
  package static let figures: [Figure] = [
    Figure(
      "cleanBuild", title: "seconds for a clean debug build", heading: "clean build s",
      digits: 2, isSampled: true,
      criterion: Figure.Criterion(measurement: { $0.module }, claim: .order)
    ) { run, subject in
      run.buildTimes?.rows.first { $0.module == subject.module && $0.kind == .cleanDebug }?.time
    }.noted { run in
      run.buildTimes.map {
        """
        clean build: a debug build of the architecture's module, median of \($0.rounds.count) \
        rounds; different if intervals do not overlap.
        """
      }
    }.chosen(for: "fast builds")
  ]
}
