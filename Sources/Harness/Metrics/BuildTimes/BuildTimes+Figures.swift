import BenchmarkKit

extension BuildTimes {
  package static let figures: [Figure] = [
    Figure(
      "cleanBuild", title: "seconds of a clean build in debug", heading: "clean build s",
      digits: 2, isSampled: true,
      criterion: Figure.Criterion(measurement: { $0.module }, claim: .order)
    ) { run, subject in
      run.buildTimes?.rows.first { $0.module == subject.module && $0.kind == .cleanDebug }?.time
    }.noted { run in
      run.buildTimes.map {
        "clean build: of the architecture's module in debug, median of \($0.rounds.count) rounds; different where the intervals do not meet."
      }
    }
  ]
}
