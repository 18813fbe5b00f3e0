import BenchmarkKit

extension Leaks {
  /// The session to watch, for a subject that leaves objects behind and one that does not.
  func watchedMarkup(_ subjects: [Subject]) -> Markup {
    guard let session = watched?.first else { return .nothing }
    let (leaking, sound) = session.contrast(subjects)
    let rows = [leaking, sound].compactMap(\.self)
    guard !rows.isEmpty else { return .nothing }
    return .group([
      .tag("h3", [:], .text("One session to watch: \(session.name), twice")),
      .tag(
        "p", ["class": "note"],
        .text(
          """
          After each event: the text on screen, the same for \
          \(rows.map(\.subject).joined(separator: " and ")), and the number of live objects of the \
          app's own classes. ✗: objects that a fresh app on the same screens does not have.
          """)),
      .tag(
        "ol", ["class": "steps"],
        .group(session.steps.indices.map { .tag("li", [:], card(session, $0, rows)) })),
    ])
  }

  private func card(
    _ session: WatchedSession, _ step: Int, _ rows: [WatchedSession.Row]
  ) -> Markup {
    .group([
      .tag("p", [:], .tag("strong", [:], .text(session.steps[step].event))),
      .drawing(session.steps[step].screen.joined(separator: "\n"), name: "Screen \(step + 1)"),
      .group(
        rows.map { row in
          let objects = row.objects[step]
          let extra = (objects.extra ?? [:]).sorted { $0.key < $1.key }
            .map { "\($0.value > 1 ? "\($0.value) " : "")\($0.key)" }
          return .tag(
            "p", extra.isEmpty ? ["class": "note"] : ["class": "note alarm"],
            .text(
              "\(row.subject): \(objects.count.counted("object"))"
                + (extra.isEmpty ? "" : ", ✗ \(extra.joined(separator: ", "))")))
        }),
    ])
  }
}
