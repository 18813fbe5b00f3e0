/// Bars in columns: one column per part, all on the same scale, and the sum of each row.
///
/// Every column has its name above it, so that colours carry no meaning.
package struct BarColumns {
  package let rows: [(name: String, values: [Double])]
  package let parts: [String]
  package let unit: String
  /// The number of decimals in labels.
  package var digits = 0

  package init(
    rows: [(name: String, values: [Double])], parts: [String], unit: String, digits: Int = 0
  ) {
    self.rows = rows
    self.parts = parts
    self.unit = unit
    self.digits = digits
  }

  private let left = Chart.nameWidth, right = Chart.width - 54, gap = 4.0
  private let rowHeight = 22.0, header = 126.0
  /// The smallest width of a column, which leaves room for its name.
  private let leastWidth = 24.0

  /// The marks and their total height.
  package var drawing: (marks: [Markup], height: Double) {
    let (lefts, scale) = columns
    let bottom = header + Double(rows.count) * rowHeight
    var marks: [Markup] = []
    for (part, x) in zip(parts, lefts) {
      marks += [
        .line(from: (x, header), to: (x, bottom), class: "axis"),
        .tag(
          "text",
          ["transform": "translate(\((x + 8).place) \((header - 6).place)) rotate(-60)"],
          .text(part)),
      ]
    }
    for (index, row) in rows.enumerated() {
      marks += bars(row, y: header + (Double(index) + 0.5) * rowHeight, lefts, scale)
    }
    marks.append(.label(unit, x: Chart.width, y: bottom + 12, .end, isDim: true))
    return (marks, bottom + 24)
  }

  private func bars(
    _ row: (name: String, values: [Double]), y: Double, _ lefts: [Double], _ scale: Double
  ) -> [Markup] {
    [.label(row.name, x: 0, y: y)]
      + zip(zip(parts, lefts), row.values).compactMap { column, value in
        guard value > 0 else { return nil }
        return .bar(
          x: column.1, y: y - 7, width: max(1, value * scale), height: 14, .mark,
          tip: "\(row.name), \(column.0): \(value.grouped(digits)) \(unit)")
      }
      + [.label(row.values.reduce(0, +).grouped(digits), x: Chart.width, y: y, .end)]
  }

  /// The left edge of every column, and the plot units per unit of value.
  ///
  /// A column is as wide as its longest bar, or as its name needs.
  private var columns: (lefts: [Double], scale: Double) {
    let longest = parts.indices.map { part in
      max(0, rows.map { part < $0.values.count ? $0.values[part] : 0 }.max() ?? 0)
    }
    let room = right - left - gap * Double(parts.count)
    var narrow: Set<Int> = []
    var scale = 0.0
    // At the expense of the others, each round widens the columns that became too narrow.
    for _ in parts {
      let sum = parts.indices.filter { !narrow.contains($0) }.map { longest[$0] }.reduce(0, +)
      scale = sum > 0 ? max(0, room - leastWidth * Double(narrow.count)) / sum : 0
      let more = parts.indices.filter { longest[$0] * scale < leastWidth }
      if narrow.isSuperset(of: more) { break }
      narrow.formUnion(more)
    }
    var lefts: [Double] = []
    var x = left
    for part in parts.indices {
      lefts.append(x)
      x += max(leastWidth, longest[part] * scale) + gap
    }
    return (lefts, scale)
  }

  /// The bars' values in words.
  package var summary: String {
    rows.map { row in
      let values = zip(parts, row.values).filter { $0.1 > 0 }
        .map { "\($0) \($1.grouped(digits))" }
      let sum = row.values.reduce(0, +).grouped(digits)
      return values.count > 1
        ? "\(row.name): \(sum), of which \(values.joined(separator: ", "))."
        : "\(row.name): \(values.first ?? "0")."
    }.joined(separator: " ")
  }
}
