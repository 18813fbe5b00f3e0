import BenchmarkKit
import Statistics

extension MetricID {
  package static let dispatch = MetricID("dispatch")
}

extension Run {
  package var dispatch: Dispatch? {
    get { self[Dispatch.self] }
    set { self[Dispatch.self] = newValue }
  }
}

extension Dispatch: RunSection {
  package static let id = MetricID.dispatch
  package static let title = "Time per event"

  package func withConclusions(in run: Run) -> Dispatch {
    var dispatch = self
    dispatch.disagreements = disagreements ?? disagreements(with: run.instructions)
    return dispatch
  }

  package func tables(in run: Run) -> [Table] { [table] + (pooled?.tables ?? []) }

  package func charts(in run: Run) -> [Chart] {
    [
      ratioForest, pooled?.forest, launchStrips?.placed(.certainty),
      timeDrift()?.placed(.certainty),
    ].compactMap { $0 }
  }

  package func cost(of subject: Subject, in run: Run) -> String? {
    guard let row = rows.first(where: { $0.subject == subject.id }) else { return nil }
    return
      """
      \(Table.Cell(row.ratio, digits: 3).text) times \(baseline)'s time per event, \
      \(verdict(of: row))
      """
  }

  // Joint intervals cover both ratios together, so their quotient covers the quotient of the ratios
  // at least as often.
  package func extraCost(of subject: Subject, over parent: Subject, in run: Run) -> String? {
    guard let own = row(of: subject)?.jointRatio(baseline: baseline),
      let base = row(of: parent)?.jointRatio(baseline: baseline),
      let lower = own.lower, let upper = own.upper, let least = base.lower, let most = base.upper
    else { return nil }
    func percent(_ ratio: Double) -> String { ((ratio - 1) * 100).fixed(0) }
    return
      "\(own.value < base.value ? "" : "+")\(percent(own.value / base.value)) % time "
      + "[\(percent(lower / most)), \(percent(upper / least))]"
  }

  package func facts(in run: Run) -> [(name: String, value: String)] {
    [("timing launches", "\(launches.count) of \(run.plan.sessionsPerLaunch) sessions each")]
  }

  package func certainty(in run: Run) -> [String] {
    let sessions = launches.first?.blocks[baseline]?.count ?? 0
    var sentences = [
      """
      Each ratio is estimated from \(launches.count) launches of \(sessions.counted("session")), \
      the same for every subject; its interval is \(scope), not for another machine.
      """
    ]
    if let row = rows.first(where: { $0.subject == equal }) {
      let copy =
        control == nil
        ? "A second run of \(baseline)" : "The A/A control, an exact copy of \(baseline),"
      sentences.append("\(copy) has a ratio of \(Table.Cell(row.ratio, digits: 3).text).")
    }
    if let resolution {
      sentences.append(
        """
        Ratios within ±\((resolution.margin * 100).fixed(1)) % of 1 therefore never count as \
        different, and differences below about \((resolution.halfWidth * 100).fixed(2)) % cannot \
        be detected.
        """)
    } else {
      sentences.append(
        """
        \(launches.count.counted("launch")) \(launches.count == 1 ? "is" : "are") too few for \
        verdicts on times, which need 6 or more.
        """
      )
    }
    return sentences
  }
}
