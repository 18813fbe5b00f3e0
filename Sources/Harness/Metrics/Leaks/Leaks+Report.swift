import BenchmarkKit

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
    let open = ["leaks", "leaks-traces"]
    return tables(run.subjects).map { open.contains($0.name) ? $0 : $0.placed(.folded) }
  }

  package func charts(in run: Run) -> [Chart] {
    [verdictBars(run.subjects)].compactMap { $0 } + ownershipSketches(run.subjects)
  }

  /// The traces, those of the subject with the most affected objects first.
  package func drawings(in run: Run) -> [Drawing] {
    let affected = Dictionary(defects.map { ($0.subject, $0.count) }, uniquingKeysWith: +)
    func rank(_ defect: Defect) -> (Int, String, Int) {
      (-affected[defect.subject, default: 0], defect.subject, -defect.count)
    }
    return defects.sorted { rank($0) < rank($1) }.map {
      Drawing(
        $0.drawn, title: "\($0.subject): \($0.extent)",
        lines: $0.drawing.isEmpty ? [$0.text] : $0.drawing, replay: $0.replay,
        session: $0.session)
    }
  }

  package var defectFindings: [Finding] {
    defects.map { defect in
      Finding(
        kind: .lifetime, subject: defect.subject, summary: defect.text, detail: "",
        replay: defect.replay, fingerprint: defect.fingerprint, origin: defect.origin)
    }
  }

  package func adding(sessions: [String?]) -> Leaks {
    var leaks = self
    for (position, session) in sessions.enumerated() {
      leaks.defects[position].session = session ?? leaks.defects[position].session
    }
    return leaks
  }

  package func checks(in run: Run) -> [Check] { checkPerSubject(in: run) }

  /// The session to watch, and the traces of all defects, collapsed.
  package func details(in run: Run) -> Markup {
    guard !defects.isEmpty else { return watchedMarkup(run.subjects) }
    let traces = defects.sorted {
      ($1.count, $0.subject, $0.fingerprint, $0.text) < (
        $0.count, $1.subject, $1.fingerprint, $1.text
      )
    }.map { defect in
      Markup.tag(
        "details", [:],
        .tag(
          "summary", [:],
          .text("\(defect.subject): "),
          .tag("code", [:], .text(defect.cause)),
          .text(
            defect.count > 0
              ? ", \(defect.count.counted("object")) in \(defect.sessions.counted("session"))"
              : "")),
        .drawing(defect.drawn, name: "Leak trace"))
    }
    return .group([
      watchedMarkup(run.subjects), .tag("h3", [:], "Leak traces"),
      .tag(
        "p", ["class": "note"],
        """
        Each trace leads from a root, which is always alive, to the object that should have been \
        released. Suspect references are underlined.
        """
      ),
      .group(traces),
    ])
  }
}
