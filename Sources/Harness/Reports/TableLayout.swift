import BenchmarkKit

/// The arrangement of a table's columns within a maximum line width.
///
/// Headers and text are wrapped at word boundaries where this saves space. Columns that still do
/// not fit move to additional parts below. Each part repeats the columns that identify the rows, or
/// at least the first column.
struct TableLayout {
  /// Columns side by side.
  struct Part {
    /// The columns' positions in the table.
    let columns: [Int]
    /// The columns' widths in characters, in the same order.
    let widths: [Int]
  }

  let parts: [Part]

  /// The number of spaces between two columns.
  static let gap = 2
  // Narrower text columns are hard to read, however much space they save.
  private static let narrowestText = 24

  /// Lays out a table.
  ///
  /// - Parameter width: The maximum number of characters per line; `nil` for no limit.
  init(_ table: Table, width: Int?) {
    let columns = Array(table.columns.indices)
    let natural = columns.map { Self.naturalWidth(of: $0, in: table) }
    guard let width, Self.total(natural) > width else {
      parts = [Part(columns: columns, widths: natural)]
      return
    }
    let least = columns.map { Self.leastWidth(of: $0, in: table) }
    let key = Self.keyLength(of: table, least, width)
    parts = Self.groups(of: columns, key: key, least, width).map { group in
      Part(
        columns: group,
        widths: Self.widened(group.map { least[$0] }, towards: group.map { natural[$0] }, width))
    }
  }

  /// The total width of columns, including the gaps between them.
  static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * max(0, widths.count - 1)
  }

  private static func naturalWidth(of column: Int, in table: Table) -> Int {
    max(table.columns[column].title.count, widestCell(of: column, in: table))
  }

  /// The minimum width of a column. Headers and long texts can be wrapped; numbers cannot.
  private static func leastWidth(of column: Int, in table: Table) -> Int {
    let head = table.columns[column].title.split(separator: " ").map(\.count).max() ?? 0
    let cells = widestCell(of: column, in: table)
    return max(head, table.columns[column].kind == .text ? min(cells, narrowestText) : cells)
  }

  private static func widestCell(of column: Int, in table: Table) -> Int {
    table.rows.map { $0[column].text.count }.max() ?? 0
  }

  /// The number of leading columns needed to identify the rows.
  ///
  /// Returns 1 if these columns would take too much of each line.
  private static func keyLength(of table: Table, _ least: [Int], _ width: Int) -> Int {
    let rows = table.rows.dropLast(table.totals)
    let length = least.indices.map { $0 + 1 }.first { length in
      Set(rows.map { $0.prefix(length).map(\.text) }).count == rows.count
    }
    guard let length, total(Array(least.prefix(length))) * 3 <= width * 2 else { return 1 }
    return length
  }

  /// Splits the columns into the fewest groups, in order, each starting with the key columns.
  private static func groups(
    of columns: [Int], key length: Int, _ least: [Int], _ width: Int
  ) -> [[Int]] {
    let key = Array(columns.prefix(length))
    var groups = [key]
    for column in columns.dropFirst(length) {
      let group = groups[groups.count - 1] + [column]
      if group.count == length + 1 || total(group.map { least[$0] }) <= width {
        groups[groups.count - 1] = group
      } else {
        groups.append(key + [column])
      }
    }
    return groups
  }

  /// Distributes the remaining width, starting with the columns that need the least.
  private static func widened(_ least: [Int], towards natural: [Int], _ width: Int) -> [Int] {
    var widths = least
    var room = max(0, width - total(least))
    let needy = least.indices.sorted {
      (natural[$0] - least[$0], $0) < (natural[$1] - least[$1], $1)
    }
    for (served, column) in needy.enumerated() {
      let share = min(natural[column] - least[column], room / (needy.count - served))
      widths[column] += share
      room -= share
    }
    return widths
  }
}

extension String {
  /// The text in lines of at most `width` characters.
  ///
  /// Lines break between words if possible, and within names after a period or slash.
  ///
  /// - Parameter width: The maximum number of characters per line, at least 1; `nil` for a single
  ///   line.
  func folded(to width: Int?) -> [String] {
    guard let width, count > width else { return [self] }
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      var word = String(word)
      if !line.isEmpty, line.count + 1 + word.count <= width {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.count > width {
        let joint = word.prefix(width).lastIndex { "./-".contains($0) }
        let end = joint.map(word.index(after:)) ?? word.index(word.startIndex, offsetBy: width)
        lines.append(String(word[..<end]))
        word = String(word[end...])
      }
      line = word
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
