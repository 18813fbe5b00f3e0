import BenchmarkKit

extension ExitPaths {
  /// The fate of the objects of all screens, one row per exit path, one column per subject.
  package func table(_ subjects: [Subject]) -> Table {
    Table(
      name: "exits", title: "Ways out: what becomes of a screen's objects (exact)",
      columns: [.init("way", .text), .init("screens")] + columns(subjects),
      rows: exits.map(\.way).uniqued.map { way in
        let places = exits.indices.filter { exits[$0].way == way }
        return [.text(way), .integer(places.count)]
          + tried(subjects).map { .text(word(of: $0, places)) }
      },
      notes: notes)
  }

  /// The same for each screen.
  package func screens(_ subjects: [Subject]) -> Table {
    Table(
      name: "exit-screens", title: "Ways out by screen",
      columns: [.init("way", .text), .init("screen", .text)] + columns(subjects),
      rows: exits.enumerated().map { place, exit in
        [.text(exit.way), .text(exit.screen)]
          + tried(subjects).map { .text(word(of: $0, [place])) }
      },
      notes: notes)
  }

  /// One row per type of object that was not released with its screen.
  package func objects(_ subjects: [Subject]) -> Table {
    Table(
      name: "exit-objects", title: "Ways out by type of object",
      columns: [
        .init("way", .text), .init("screen", .text), .init("subject", .text),
        .init("verdict", .text), .init("type", .text), .init("objects"), .init("until", .text),
      ],
      rows: rows.filter { exits.indices.contains($0.exit) }.flatMap { row in
        row.fates.map { fate in
          [
            .text(exits[row.exit].way), .text(exits[row.exit].screen),
            .text(subjects.name(of: row.subject)), .text(fate.verdict), .text(fate.type),
            .integer(fate.count), .text(fate.until ?? ""),
          ]
        }
      })
  }

  private func tried(_ subjects: [Subject]) -> [Subject] {
    subjects.filter { subject in rows.contains { $0.subject == subject.id } }
  }

  private func columns(_ subjects: [Subject]) -> [Table.Column] {
    tried(subjects).map { .init($0.name, .text) }
  }

  private func word(of subject: Subject, _ places: [Int]) -> String {
    let found = rows.filter { $0.subject == subject.id && places.contains($0.exit) }
    guard found.count == places.count else { return "not tried" }
    if !found.allSatisfy(\.isAsSpecified) { return "diverged" }
    let fates = found.flatMap(\.fates)
    guard !fates.isEmpty else {
      return places.allSatisfy { exits[$0].leaves } ? "cleaned up" : "kept"
    }
    let kinds = fates.map { Kind(verdict: $0.verdict, until: $0.until) }
    return kinds.uniqued.map { kind in
      let count = fates.filter { $0.verdict == kind.verdict && $0.until == kind.until }
        .map { Double($0.count) }.reduce(0, +)
      return "\(kind.verdict): \(count.grouped())" + (kind.until.map { " until \($0)" } ?? "")
    }.joined(separator: ", ")
  }

  private struct Kind: Hashable {
    let verdict: String
    let until: String?
  }

  private var notes: [String] {
    [
      "cleaned up: everything that belonged to the screens was gone when the exit had come to rest; kept: the swipe was cancelled, and all was still there.",
      "late: so many objects were released only by what the user did then; abandoned: not before the app's end; leaked: not even then;"
        + " premature: gone although their screen was there.",
      "Each exit in an app of its own. Afterwards requests are answered, an hour passes, another screen is opened, the user goes back to the list and logs out.",
    ]
  }
}
