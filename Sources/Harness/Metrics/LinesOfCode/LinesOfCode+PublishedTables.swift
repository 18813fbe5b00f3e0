import BenchmarkKit
import ComparedApps

extension LinesOfCode {
  /// Each published table twice, in its own layout: as published, and with the numbers of this
  /// repository's files.
  func publishedTables(_ modules: [String], _ subjects: [Subject]) -> [Table] {
    (publishedTables ?? []).flatMap { table in
      [table.published, ours(table, modules, subjects)].compactMap { $0 }
    }
  }

  private func ours(
    _ table: PublishedTable, _ modules: [String], _ subjects: [Subject]
  ) -> Table? {
    let names = modules.map { (module: $0, name: subjects.architecture(of: $0)) }
    let printed = (table.architectures + table.counted).compactMap { architecture in
      names.first { $0.name == architecture }
    }
    // An architecture with few of these files divides its screens differently.
    let others = names.filter { other in
      !printed.contains { $0.module == other.module }
        && table.rows.count { lines(of: $0, in: other.module) != nil } * 2 >= table.rows.count
    }
    guard let base = printed.first, base.name == table.architectures.first else { return nil }
    return table.table(
      "lines-published-\(table.name)-ours", "\(table.title), here",
      columns: (printed + others).map { column in
        (column.name, { lines(of: $0, in: column.module) })
      }, notes: ["Physical lines of the files with the same name here."])
  }

  private func lines(of row: PublishedTable.Row, in module: String) -> Int? {
    files.first { $0.module == module && row.files.contains($0.name) }?.physical
  }
}

extension PublishedTable {
  fileprivate var published: Table {
    let notCounted =
      counted.isEmpty ? "" : " \(counted.joined(separator: " and ")): counted in the source's code."
    return table(
      "lines-published-\(name)", "\(title), as published",
      columns: (architectures + counted).map { architecture in
        (architecture, { $0.lines[architecture] })
      }, notes: ["Physical lines.\(notCounted)"] + notes)
  }

  /// A table with these columns, the first of which is the base of the differences.
  fileprivate func table(
    _ name: String, _ title: String, columns: [(title: String, lines: (Row) -> Int?)],
    notes: [String]
  ) -> Table {
    let base = columns[0].lines
    let sums = columns.map { column in rows.compactMap(column.lines).reduce(0, +) }
    return Table(
      name: name, title: title,
      columns: [.init("file", .text), .init(columns[0].title)]
        + columns.dropFirst().map { .init($0.title, .difference) },
      rows: rows.map { row in
        [.text(row.name), base(row).map { .integer($0) } ?? .empty]
          + columns.dropFirst().map { column in
            column.lines(row).map { .difference($0, base: base(row)) } ?? .empty
          }
      } + [
        [.text("Total"), .integer(sums[0])]
          + sums.dropFirst().map { .difference($0, base: sums[0]) }
      ],
      notes: columns.count < 2
        ? notes
        : notes + ["In brackets: \(columns[0].title)'s lines minus the architecture's own."],
      totals: 1)
  }
}
