import BenchmarkKit

extension ExitPaths {
  /// The exit paths after which subjects retain objects of the screen.
  package func answer(in run: Run) -> Markup {
    let lines = run.subjects.compactMap(answer)
    guard !lines.isEmpty else { return .nothing }
    return .group([
      .tag("h3", [:], "Exit paths that leave objects behind"), .tag("ul", [:], .group(lines)),
    ])
  }

  private func answer(of subject: Subject) -> Markup? {
    let rows = rows.filter { $0.subject == subject.id && exits.indices.contains($0.exit) }
    let retaining = rows.count { row in row.fates.contains { $0.verdict != .releasedEarly } }
    guard retaining > 0 else { return nil }
    let kept = kinds(of: rows, with: [.abandoned, .leaked])
    let late = kinds(of: rows, with: [.releasedLate]).filter { !kept.contains($0) }
    let parts = [(" Never released after: ", kept), (" Released late after: ", late)]
    return .tag(
      "li", [:],
      .group(
        [
          .tag("strong", [:], .text(subject.id)),
          .text(": \(retaining) of \(exits.count) exit paths."),
        ] + parts.filter { !$0.1.isEmpty }.map { .text($0.0 + $0.1.joined(separator: "; ") + ".") })
    )
  }

  private func kinds(of rows: [Row], with verdicts: Set<LeakVerdict>) -> [String] {
    rows.filter { row in row.fates.contains { verdicts.contains($0.verdict) } }
      .map { exits[$0.exit].kind }.uniqued
  }
}
