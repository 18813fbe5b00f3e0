import BenchmarkKit

extension Run {
  /// The tables of printed reports, scorecard first; tables of a debug build have a note.
  package var tables: [Table] { printed(sectionTables) }

  /// The tables of printed reports, followed by the tables that are too long to print.
  var allTables: [Table] {
    let tables = sectionTables
    return printed(tables) + tables.filter { [.appendix, .file].contains($0.placement) }
  }

  /// Returns the table, with a note if its values are not comparable.
  func marked(_ table: Table) -> Table {
    isOfDebugBuild
      ? table.marked("Debug build: times and counts are not comparable.") : table
  }

  private var sectionTables: [Table] { sections.flatMap { $0.tables(in: self) } }

  private func printed(_ sectionTables: [Table]) -> [Table] {
    var tables = [Scorecard(self).table, DecisionGuide(self).table].compactMap { $0 }
    tables += sectionTables.filter { [.open, .folded].contains($0.placement) }
    if let resources, !resources.stages.isEmpty { tables.append(resources.table()) }
    return tables.map(marked)
  }
}
