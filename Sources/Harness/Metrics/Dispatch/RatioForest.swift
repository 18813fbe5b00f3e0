import BenchmarkKit
import Statistics

extension Dispatch {
  /// The time ratios with both intervals, drawn over the margin around 1.
  var ratioForest: Chart? {
    let bounds = rows.flatMap { row in
      [row.ratio, row.comparison?.ratio].compactMap { $0 }.flatMap {
        [$0.value, $0.lower, $0.upper]
      }
    }.compactMap { $0 }.filter(\.isFinite)
    guard rows.count > 1, !bounds.isEmpty else { return nil }
    let margin = resolution?.margin ?? 0
    let scale = Scale.logarithmic(
      bounds + [1 / (1 + margin), 1 + margin], at: (Chart.nameWidth, 340))
    let top = 24.0, bottom = top + Double(rows.count) * 26
    var marks: [Markup] = []
    if margin > 0 {
      marks.append(
        .bar(
          x: scale(1 / (1 + margin)), y: top, width: scale(1 + margin) - scale(1 / (1 + margin)),
          height: bottom - top, .band))
      marks.append(
        .label("noise ±\((margin * 100).fixed(1)) %", x: scale(1), y: 12, .middle, isDim: true))
    }
    marks += scale.bottomAxis(
      from: top, to: bottom, title: "time per event, ratio to \(baseline) (logarithmic)")
    marks.append(.line(from: (scale(1), top), to: (scale(1), bottom), class: "axis"))
    for (index, row) in rows.enumerated() {
      marks += forestRow(
        row, y: top + Double(index) * 26 + 13, scale, name: row.subject)
    }
    return Chart(
      name: "ratios", title: "Time per event: ratio to \(baseline)", reading: forestReading,
      summary: rows.map { row in
        "\(row.subject): \(Table.Cell(row.ratio, digits: 3).text), \(verdict(of: row))."
      }.joined(separator: " "), height: bottom + 44, marks: marks)
  }

  private var forestReading: String {
    "Thick line: the interval of the ratio, \(scope)."
      + (resolution == nil
        ? " Hollow: too few launches for a verdict (\(launches.count))."
        : """
         Thin line: the interval that holds for all ratios together. Filled circle: different; \
        square: equivalent; hollow circle: not resolved. Band: the noise floor, from \(baseline) \
        and its A/A control.
        """)
  }

  private func forestRow(_ row: Row, y: Double, _ scale: Scale, name: String) -> [Markup] {
    let colour = row.comparison == nil ? Palette.faint : .mark
    var marks: [Markup] = [.label(name, x: 0, y: y)]
    for (estimate, width) in [(row.comparison?.ratio, 1.0), (row.ratio, 3.0)] {
      marks += Markup.interval(of: estimate, y: y, scale, colour, width: width)
    }
    let tip = "\(name): \(Table.Cell(row.ratio, digits: 3).text)"
    switch row.comparison?.verdict {
    case .equivalent:
      marks.append(
        .bar(x: scale(row.ratio.value) - 3, y: y - 3, width: 6, height: 6, colour, tip: tip))
    case nil where resolution == nil, .notResolved:
      marks.append(
        .dot(x: scale(row.ratio.value), y: y, radius: 3, colour, isHollow: true, tip: tip))
    case .different, nil:
      marks.append(.dot(x: scale(row.ratio.value), y: y, radius: 3, colour, tip: tip))
    }
    return marks + [
      .label(Table.Cell(row.ratio, digits: 3).text, x: 352, y: y),
      .label(verdict(of: row), x: Chart.width, y: y, .end, isDim: true, isOptional: true),
    ]
  }

  /// The verdict of a row, in at most two words.
  func verdict(of row: Row) -> String {
    switch row.comparison?.verdict {
    case .different: row.ratio.value > 1 ? "slower" : "faster"
    case .equivalent: "equivalent"
    case .notResolved: "not resolved"
    case nil where row.subject == baseline: "baseline"
    case nil where row.subject == equal: "noise floor"
    case nil: "no verdict"
    }
  }
}
