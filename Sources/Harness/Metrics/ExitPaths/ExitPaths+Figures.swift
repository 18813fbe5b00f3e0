import BenchmarkKit
import Statistics

extension ExitPaths {
  package static let figures: [Figure] = [
    Figure(
      "defectiveExits", title: "exit paths that leave objects behind, or fail",
      heading: "defective exits",
      comparison: .counts { run, subject in
        run.exits.map {
          Figure.Counts(
            work: $0.exits.map { "\($0)" },
            values: ["defective exits": Double($0.defectiveExits(of: subject.id))])
        }
      }
    ) { run, subject in
      run.exits.map { Estimate(exact: Double($0.defectiveExits(of: subject.id))) }
    }
    .inOverview(
      "bad exits", note: { _ in "bad exits: exit paths that leave objects behind, or fail." }
    ) { run, subject in run.exits.map { .integer($0.defectiveExits(of: subject.id)) } ?? .empty }
    .asDefect { run in
      "none of \(run.exits?.exits.count ?? 0) exit paths defective"
    } presence: { run, subject in
      let defective = run.exits?.defectiveExits(of: subject.id) ?? 0
      return "\(defective) of \(run.exits?.exits.count ?? 0) exit paths defective"
    }
    .noted { run in
      run.exits.map {
        """
        defective exits: of \($0.exits.count) exit paths, the number that leave an object behind, \
        release one early, show a wrong screen, or crash the app.
        """
      }
    }
  ]
}
