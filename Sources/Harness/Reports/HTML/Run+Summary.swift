import BenchmarkKit

extension Run {
  /// The first screen: the conclusions, the trace of the worst leak, and the overview.
  var summary: Markup {
    let overview = Overview(self)
    return .group([
      .tag(
        "div", ["class": "first"],
        .tag("div", [:], correct(overview), incorrect(overview), worstLeak),
        .tag(
          "div", [:], overview.table.map { marked($0).markup(showsTitle: false) } ?? .nothing,
          key(overview), costs(overview)),
        howSure),
      warningCallout,
    ])
  }

  private func correct(_ overview: Overview) -> Markup {
    guard let absences = overview.correct else { return .nothing }
    return answer(
      "✓ Without defects: \(overview.sound.count) of \(subjects.count)",
      paragraph("\(overview.names(overview.sound)): \(absences)"))
  }

  private func incorrect(_ overview: Overview) -> Markup {
    let incorrect = overview.incorrect
    guard !incorrect.isEmpty else { return .nothing }
    return answer(
      "✗ With defects: \(incorrect.count) of \(subjects.count)", isAlarm: true,
      list(
        incorrect.map { subject, defects in
          .group([.tag("strong", [:], .text(subject.id)), .text(": \(defects)")])
        }))
  }

  private func key(_ overview: Overview) -> Markup {
    overview.table == nil
      ? .nothing
      : .tag(
        "p", ["class": "note"],
        .text(
          "Bold: the lowest value among subjects without defects, and every defect."
            + " Shaded: the highest."))
  }

  private func costs(_ overview: Overview) -> Markup {
    guard overview.best != nil || overview.coordinators != nil else { return .nothing }
    return answer(
      "Costs",
      .group([
        overview.best.map { paragraph($0.sentence) } ?? .nothing,
        overview.coordinators.map { part in
          .group([paragraph("\(part.heading):"), list(part.costs.map { .text($0) })])
        } ?? .nothing,
      ]))
  }

  private var howSure: Markup {
    let sentences = certainty
    return sentences.isEmpty
      ? .nothing
      : .tag("div", ["class": "wide"], answer("How sure", .text(sentences.joined(separator: " "))))
  }

  private func answer(_ title: String, isAlarm: Bool = false, _ content: Markup) -> Markup {
    .tag(
      "div", [:], .tag("h3", isAlarm ? ["class": "alarm"] : [:], .text(title)), content)
  }

  private func paragraph(_ text: String) -> Markup { .tag("p", [:], .text(text)) }

  private func list(_ items: [Markup]) -> Markup {
    .tag("ul", [:], .group(items.map { .tag("li", [:], $0) }))
  }

  /// The first drawing of the run, which shows its largest leak; empty if there are no drawings.
  private var worstLeak: Markup {
    guard let drawing = sections.lazy.flatMap({ $0.drawings(in: self) }).first else {
      return .nothing
    }
    return .tag(
      "figure", [:], .tag("figcaption", [:], .text("Largest leak, in \(drawing.title)")),
      .drawing(drawing.lines.joined(separator: "\n"), name: "Leak trace"),
      .tag(
        "p", ["class": "note"], .tag("code", [:], .text(drawing.replay)),
        " reproduces it. Underlined: the reference to blame. ",
        .tag("a", ["href": "#leaks"], "All traces")))
  }
}
