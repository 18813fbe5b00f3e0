/// Several lines over a common axis, each labelled at its end.
package struct LinePlot {
  package struct Series {
    package let name: String
    /// The points of the line, in order of increasing x.
    package let curve: [(x: Double, y: Double)]
    /// The points drawn as dots.
    package var dots: [(x: Double, y: Double)] = []

    package init(
      name: String, curve: [(x: Double, y: Double)], dots: [(x: Double, y: Double)] = []
    ) {
      self.name = name
      self.curve = curve
      self.dots = dots
    }
  }

  package let series: [Series]
  package let x: Scale
  package let y: Scale
  package let titles: (x: String, y: String)

  package init(
    series: [Series], x: Scale, y: Scale, titles: (x: String, y: String)
  ) {
    self.series = series
    self.x = x
    self.y = y
    self.titles = titles
  }

  package static let height = 320.0
  package static let left = 56.0
  package static let right = 360.0
  package static let top = 28.0
  package static let bottom = 270.0

  /// The axes, the lines and their labels.
  package var marks: [Markup] {
    var marks = y.leftAxis(from: Self.left, to: Self.right, title: titles.y)
    marks += x.ticks.map {
      .label(x.label($0), x: x($0), y: Self.bottom + 16, .middle, isDim: true)
    }
    marks.append(
      .label(titles.x, x: Self.right, y: Self.bottom + 34, .end, isDim: true))
    let labels = labelPlaces
    for (index, line) in series.enumerated() {
      marks.append(
        .polyline(
          line.curve.map { (x($0.x), y($0.y)) }, .mark, width: 1.5,
          dashes: Self.dashes[index % Self.dashes.count]))
      marks += line.dots.map {
        .dot(
          x: x($0.x), y: y($0.y), radius: 2, .mark,
          tip: "\(line.name): \($0.x.grouped()), \($0.y.grouped())")
      }
      guard let end = line.curve.last else { continue }
      marks += [
        .line(
          from: (x(end.x) + 3, y(end.y)), to: (Self.right + 18, labels[index]), .faint,
          width: 0.75),
        .label(line.name, x: Self.right + 22, y: labels[index]),
      ]
    }
    return marks
  }

  /// Lines differ in their dash patterns and in the labels at their ends, not in colour.
  private static let dashes: [String?] = [nil, "7 3", "2 3", "9 3 2 3", "12 4", "4 2", "1 2"]

  /// The vertical positions of the lines' labels, moved apart where they would overlap.
  private var labelPlaces: [Double] {
    let wanted = series.map { $0.curve.last.map { y($0.y) } ?? Self.bottom }
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    var places = wanted
    var lowest = Self.top
    for index in order {
      places[index] = max(wanted[index], lowest)
      lowest = places[index] + 15
    }
    var highest = Self.bottom + 30
    for index in order.reversed() where places[index] > highest {
      places[index] = highest
      highest -= 15
    }
    return places
  }
}
