import BenchmarkResults

extension ScreenExits {
  /// After how many ways out a subject leaves something of the screen behind; nothing where after none.
  func answer(of subject: Subject) -> Markup {
    let left = rows.filter {
      $0.subject == subject.id && exits.indices.contains($0.exit) && exits[$0.exit].leaves
    }
    let leaving = left.count { row in row.fates.contains { $0.verdict != "premature" } }
    guard leaving > 0 else { return .nothing }
    return .group([
      .text(" After \(leaving) of \(left.count) ways out something of the screen is left; see "),
      .tag("a", ["href": "#exits"], "Ways out"), ".",
    ])
  }
}
