import BenchmarkKit
import Statistics

extension Conformance {
  package static let figures: [Figure] = [
    Figure(
      "divergences", title: "sessions with a divergence or a crash", heading: "diverged",
      comparison: .counts { run, subject in
        guard let row = row(run, subject) else { return nil }
        return Figure.Counts(
          work: run.campaign + ["\(row.sessions)"],
          values: [
            "divergences, crashes, refusals":
              Double(row.divergences + row.crashes + row.unexpectedRefusals)
          ])
      }
    ) { run, subject in
      row(run, subject).map { Estimate(exact: Double($0.divergences + $0.crashes)) }
    }.asDefect { run in
      "no wrong screen in \(Double(run.conformance?.rows.first?.sessions ?? 0).grouped()) sessions"
    } presence: { run, subject in
      let row = row(run, subject)
      let failed = (row?.divergences ?? 0) + (row?.crashes ?? 0)
      return "\(failed) of \(row?.sessions ?? 0) sessions with a wrong screen or a crash"
    }.noted { run in
      run.conformance?.coverage.map {
        """
        diverged: sessions in which a screen differed from the reference model's, or the app \
        crashed; \($0).
        """
      }
    }
  ]

  private static func row(_ run: Run, _ subject: Subject) -> Conformance.Row? {
    run.conformance?.rows.first { $0.subject == subject.id }
  }
}
