/// Where a table's columns go when lines may be only so wide.
///
/// Heads and texts are folded at words as far as that helps. Columns that still have no room go into further parts
/// below, each of which begins with the table's first column.
struct TableLayout {
  /// Columns that stand beside each other.
  struct Part {
    /// The columns' positions in the table.
    let columns: [Int]
    /// How many letters each of them takes, in the same order.
    let widths: [Int]
  }

  let parts: [Part]

  /// Spaces between two columns.
  static let gap = 2
  // Narrower texts are hard to read, whatever is won.
  private static let narrowestText = 24

  /// Lays out a table.
  ///
  /// - Parameter width: The most letters in a line; `nil` for any number of them.
  init(_ table: Table, width: Int?) {
    let columns = Array(table.columns.indices)
    let natural = columns.map { Self.naturalWidth(of: $0, in: table) }
    guard let width, Self.total(natural) > width else {
      parts = [Part(columns: columns, widths: natural)]
      return
    }
    let least = columns.map { Self.leastWidth(of: $0, in: table) }
    parts = Self.groups(of: columns, least, width).map { group in
      Part(
        columns: group,
        widths: Self.widened(group.map { least[$0] }, towards: group.map { natural[$0] }, width))
    }
  }

  /// Letters of columns and the gaps between them.
  static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * max(0, widths.count - 1)
  }

  private static func naturalWidth(of column: Int, in table: Table) -> Int {
    max(table.columns[column].title.count, widestCell(of: column, in: table))
  }

  /// Heads can be folded, and long texts; figures cannot.
  private static func leastWidth(of column: Int, in table: Table) -> Int {
    let head = table.columns[column].title.split(separator: " ").map(\.count).max() ?? 0
    let cells = widestCell(of: column, in: table)
    return max(head, table.columns[column].kind == .text ? min(cells, narrowestText) : cells)
  }

  private static func widestCell(of column: Int, in table: Table) -> Int {
    table.rows.map { $0[column].text.count }.max() ?? 0
  }

  /// As few groups as there can be in the columns' order, each with the first column in front.
  private static func groups(of columns: [Int], _ least: [Int], _ width: Int) -> [[Int]] {
    var groups: [[Int]] = [Array(columns.prefix(1))]
    for column in columns.dropFirst() {
      let group = groups[groups.count - 1] + [column]
      if group.count == 2 || total(group.map { least[$0] }) <= width {
        groups[groups.count - 1] = group
      } else {
        groups.append([columns[0], column])
      }
    }
    return groups
  }

  /// Shares out the room that is left, the columns that need little first.
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
  /// The text in lines of at most so many letters, broken between words where it can be.
  ///
  /// - Parameter width: The most letters in a line, at least 1; `nil` for one line.
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
        lines.append(String(word.prefix(width)))
        word = String(word.dropFirst(width))
      }
      line = word
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
