/// One bar per row, composed of the same parts in the same order.
package struct StackedBars {
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

  private let left = 160.0, right = 680.0

  /// The marks and their total height.
  package var drawing: (marks: [Markup], height: Double) {
    let sums = rows.map { $0.values.reduce(0, +) }
    let scale = Scale.linear(sums, fromZero: true, at: (left, right))
    let (key, keyHeight) = key
    let top = keyHeight, bottom = top + Double(rows.count) * 32
    var marks = key + scale.bottomAxis(from: top, to: bottom, title: unit)
    for (index, row) in rows.enumerated() {
      marks += bar(row, y: top + Double(index) * 32 + 16, scale)
    }
    return (marks, bottom + 44)
  }

  private func bar(
    _ row: (name: String, values: [Double]), y: Double, _ scale: Scale
  ) -> [Markup] {
    var marks: [Markup] = [.label(row.name, x: 0, y: y)]
    var sum = 0.0
    for (index, value) in row.values.enumerated() where value > 0 {
      let start = scale(sum)
      sum += value
      // A gap separates neighbouring parts without relying on colour.
      let width = max(0.5, scale(sum) - start - 1)
      marks.append(
        .bar(
          x: start, y: y - 9, width: width, height: 18, Palette.series(index),
          tip: "\(row.name), \(parts[index]): \(value.grouped(digits)) \(unit)"))
    }
    return marks + [.label(sum == 0 ? "0" : sum.grouped(digits), x: scale(sum) + 6, y: y)]
  }

  /// The legend: a name and a square per part, wrapped to the plot's width.
  private var key: (marks: [Markup], height: Double) {
    var marks: [Markup] = []
    var x = left, y = 10.0
    for (index, part) in parts.enumerated() {
      let width = Double(part.count) * 6.8 + 30
      if x + width > Chart.width, x > left {
        x = left
        y += 18
      }
      marks.append(.bar(x: x, y: y - 5, width: 10, height: 10, Palette.series(index)))
      marks.append(.label(part, x: x + 15, y: y, isDim: true))
      x += width
    }
    return (marks, y + 16)
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
