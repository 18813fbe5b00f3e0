import BenchmarkKit
import Statistics

extension Leaks {
  package static let figures: [Figure] = [
    objects("leaked", \.leaked).noted { run in
      run.leaks.map {
        "Objects per 1,000 sessions, over \($0.sessions): leaked are alive after the app's end, abandoned ones until then,"
          + " late ones until a later event; premature ones are gone too early."
      }
    },
    objects("abandoned", \.abandoned), objects("late", \.late), objects("premature", \.premature),
    // One by one: a new reference could offset one that is gone.
    Figure(
      "faults", title: "objects kept by a fault", criterion: nil,
      comparison: .counts { run, subject in
        run.leaks.map { leaks in
          Figure.Counts(
            work: run.campaign + ["\(leaks.sessions)"],
            values: Dictionary(
              leaks.faults.filter { $0.subject == subject.id }.map { fault in
                let suspects = fault.suspects.joined(separator: ", ")
                return ("objects kept by \(fault.fingerprint) (\(suspects))", Double(fault.count))
              }, uniquingKeysWith: { first, _ in first }))
        }
      }),
  ]

  private static func objects(
    _ id: String, _ count: any KeyPath<Leaks.Row, Int> & Sendable
  ) -> Figure {
    Figure(
      id, title: "\(id) objects per 1,000 sessions", heading: "\(id)/1k", digits: 1,
      comparison: .counts { run, subject in
        guard let leaks = run.leaks, leaks.tellsLate else { return nil }
        return Figure.Counts(
          work: run.campaign + ["\(leaks.sessions)"],
          values: ["\(id) objects": Double(leaks.sum(count, of: subject))])
      }
    ) { run, subject in
      guard let leaks = run.leaks, id != "late" || leaks.tellsLate else { return nil }
      let sum = Double(leaks.sum(count, of: subject))
      return Estimate(exact: sum * 1000 / Double(max(1, leaks.sessions)))
    }
  }
}

extension Leaks {
  fileprivate func sum(_ count: KeyPath<Row, Int>, of subject: Subject) -> Int {
    rows.filter { $0.subject == subject.id }.map { $0[keyPath: count] }.reduce(0, +)
  }
}
