import BenchmarkKit

extension MetricID {
  package static let leaks = MetricID("leaks")
}

extension Run {
  package var leaks: Leaks? {
    get { self[Leaks.self] }
    set { self[Leaks.self] = newValue }
  }
}

extension Leaks: RunSection {
  package static let id = MetricID.leaks
  package static let title = "Leaks"

  package func tables(in run: Run) -> [Table] {
    let open = ["leaks", "leak-traces"]
    return tables(run.subjects).map { open.contains($0.name) ? $0 : $0.placed(.folded) }
  }

  package func charts(in run: Run) -> [Chart] { [verdictBars(run.subjects)].compactMap { $0 } }

  package func drawings(in run: Run) -> [Drawing] {
    faults.sorted { $0.count > $1.count }.map { Drawing($0.drawn, session: $0.session) }
  }

  package var defects: [Finding] {
    faults.map { fault in
      Finding(
        kind: .lifetime, subject: fault.subject, summary: fault.text, detail: "",
        replay: fault.replay, fingerprint: fault.fingerprint, origin: fault.origin)
    }
  }

  package func adding(sessions: [String?]) -> Leaks {
    var leaks = self
    for (position, session) in sessions.enumerated() {
      leaks.faults[position].session = session ?? leaks.faults[position].session
    }
    return leaks
  }

  package func checks(in run: Run) -> [Check] { checkPerSubject(in: run) }

  package func answer(in run: Run) -> Markup { answer(run.subjects, run[ExitPaths.self]) }

  /// The traces of all defects, collapsed.
  package func details(in run: Run) -> Markup {
    guard !faults.isEmpty else { return .nothing }
    let traces = faults.sorted {
      ($1.count, $0.subject, $0.fingerprint, $0.text) < (
        $0.count, $1.subject, $1.fingerprint, $1.text
      )
    }.map { fault in
      Markup.tag(
        "details", [:],
        .tag(
          "summary", [:],
          .text("\(run.subjects.name(of: fault.subject)): "),
          .tag("code", [:], .text(fault.blame)),
          .text(
            fault.count > 0
              ? ", \(Double(fault.count).grouped()) objects in \(fault.sessions) sessions" : "")),
        .drawing(fault.drawn, name: "Leak trace"))
    }
    return .group([
      .tag("h3", [:], "Leak traces"),
      .tag(
        "p", ["class": "note"],
        "From what is alive for good down to the object that should be gone. The reference to blame is underlined."
      ),
      .group(traces),
    ])
  }
}
