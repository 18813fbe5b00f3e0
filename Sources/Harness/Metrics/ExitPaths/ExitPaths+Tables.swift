import BenchmarkKit

extension ExitPaths {
  /// The fate of the objects of all screens, one row per exit path, one column per subject.
  package func table(_ subjects: [Subject]) -> Table {
    let measured = measured(subjects)
    return Table(
      name: "exits", title: "Exit paths: the fate of a screen's objects (exact)",
      columns: [.init("exit path", .text), .init("screens")] + columns(measured),
      rows: exits.map(\.kind).uniqued.map { kind in
        let places = exits.indices.filter { exits[$0].kind == kind }
        return [.text(kind), .integer(places.count)]
          + measured.map { .text(fate(of: $0, places)) }
      },
      notes: notes)
  }

  /// The fate of the objects of each screen, one row per exit path and screen.
  package func screens(_ subjects: [Subject]) -> Table {
    let measured = measured(subjects)
    return Table(
      name: "exits-screens", title: "Exit paths: the fate of a screen's objects, by screen",
      columns: [.init("exit path", .text), .init("screen", .text)] + columns(measured),
      rows: exits.enumerated().map { place, exit in
        [.text(exit.kind), .text(exit.screen)]
          + measured.map { .text(fate(of: $0, [place])) }
      },
      notes: notes)
  }

  /// One row per type of object that was not released with its screen.
  package var objectTable: Table {
    Table(
      name: "exits-objects", title: "Exit paths: objects not released with their screen, by type",
      columns: [
        .init("exit path", .text), .init("screen", .text), .init("subject", .text),
        .init("verdict", .text), .init("type", .text), .init("objects"),
        .init("released after", .text),
      ],
      rows: rows.filter { exits.indices.contains($0.exit) }.flatMap { row in
        row.fates.map { fate in
          [
            .text(exits[row.exit].kind), .text(exits[row.exit].screen),
            .text(row.subject), .text(fate.verdict.title), .text(fate.type),
            .integer(fate.count), .text(fate.until ?? ""),
          ]
        }
      })
  }

  /// A subject with its rows by exit path; searching all rows for each cell would take seconds.
  private struct Measured {
    let id: String
    let rows: [Int: [Row]]
  }

  private func measured(_ subjects: [Subject]) -> [Measured] {
    let rows = Dictionary(grouping: rows, by: \.subject)
    return subjects.compactMap { subject in
      rows[subject.id].map {
        Measured(id: subject.id, rows: Dictionary(grouping: $0, by: \.exit))
      }
    }
  }

  private func columns(_ measured: [Measured]) -> [Table.Column] {
    measured.map { .init($0.id, .text) }
  }

  private func fate(of subject: Measured, _ places: [Int]) -> String {
    let rows = places.flatMap { subject.rows[$0, default: []] }
    guard rows.count == places.count else { return "not measured" }
    if !rows.allSatisfy(\.isAsSpecified) { return "diverged" }
    let fates = rows.flatMap(\.fates)
    guard !fates.isEmpty else {
      let leaving = places.count { exits[$0].leaves }
      if leaving == 0 { return "kept" }
      return leaving == places.count
        ? "released" : "\(leaving) released, \(places.count - leaving) kept"
    }
    return fates.merged(by: { [$0.verdict.title, $0.until ?? ""] }) { $0.count += $1.count }
      .map { fate in
        "\(Double(fate.count).grouped()) \(fate.verdict.title)"
          + (fate.until.map { " after \($0)" } ?? "")
      }.joined(separator: ", ")
  }

  private var notes: [String] {
    [
      """
      released: every object of the screen was gone once the app was idle after the exit; kept: \
      the screen stayed, as after a cancelled swipe, and so did its objects.
      """,
      LeakVerdict.definitions,
      """
      Each exit path is taken in a fresh app. Afterwards, requests are answered, an hour passes, \
      another screen is opened, and the user goes back and logs out.
      """,
    ]
  }
}
