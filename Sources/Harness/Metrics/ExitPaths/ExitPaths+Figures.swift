import BenchmarkKit
import Statistics

extension ExitPaths {
  package static let figures: [Figure] = [
    Figure(
      "exitsNotClean", title: "ways out that leave something behind, or fail",
      heading: "exits not clean",
      comparison: .counts { run, subject in
        run.exits.map {
          Figure.Counts(
            work: $0.exits.map { "\($0)" },
            values: ["exits not clean": Double($0.notClean(in: subject.id))])
        }
      }
    ) { run, subject in run.exits.map { Estimate(exact: Double($0.notClean(in: subject.id))) } }
    .noted { run in
      run.exits.map {
        "exits not clean: of \($0.exits.count) ways out of screens, those after which an object was left or gone too early, that led elsewhere, or that ended the app."
      }
    }
  ]
}
