import BenchmarkKit

extension ExitPaths {
  /// The exit paths after which a subject retains objects of the screen; empty if there are none.
  func answer(of subject: Subject) -> Markup {
    let left = rows.filter {
      $0.subject == subject.id && exits.indices.contains($0.exit) && exits[$0.exit].leaves
    }
    let leaving = left.count { row in row.fates.contains { $0.verdict != "premature" } }
    guard leaving > 0 else { return .nothing }
    let kept = ways(of: left) { $0 == "abandoned" || $0 == "leaked" }
    let late = ways(of: left) { $0 == "late" }.filter { !kept.contains($0) }
    let parts = [(" For good, after: ", kept), (" Until a later event, after: ", late)]
    return .group(
      [
        .text(" After \(leaving) of \(left.count) ways out something of the screen is left; see "),
        .tag("a", ["href": "#exits"], "Ways out"), ".",
      ]
        + parts.filter { !$0.1.isEmpty }.map { .text($0.0 + $0.1.joined(separator: "; ") + ".") })
  }

  private func ways(of rows: [Row], having isMeant: (String) -> Bool) -> [String] {
    rows.filter { row in row.fates.contains { isMeant($0.verdict) } }.map { exits[$0.exit].way }
      .uniqued
  }
}
