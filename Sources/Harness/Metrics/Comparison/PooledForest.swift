import BenchmarkKit
import Statistics

extension PooledTimes {
  private static let rowHeight = 22.0

  /// One row per subject and machine, and one for the mean over machines; `nil` without subjects.
  package var forest: Chart? {
    let bounds = rows.flatMap { row in
      (row.ratios.map(\.ratio) + [row.pooled?.prediction].compactMap { $0 }).flatMap {
        [$0.value, $0.lower, $0.upper].compactMap { $0 }
      }
    }
    guard !bounds.isEmpty else { return nil }
    let scale = Scale.logarithmic(bounds + [1], at: (Chart.nameWidth, 340))
    let top = 16.0
    let bottom = top + Double(rows.map { $0.ratios.count + 1 }.sum) * Self.rowHeight
    var marks = scale.bottomAxis(
      from: top, to: bottom, title: "time per event, ratio to \(baseline) (logarithmic)")
    marks.append(.line(from: (scale(1), top), to: (scale(1), bottom), class: "axis"))
    var y = top + Self.rowHeight / 2
    for row in rows {
      marks += mean(row, y: y, scale)
      for (index, ratio) in row.ratios.enumerated() {
        marks += line(ratio, y: y + Double(index + 1) * Self.rowHeight, scale)
      }
      y += Double(row.ratios.count + 1) * Self.rowHeight
    }
    return Chart(
      name: "pooled-ratios", title: "Time per event by machine: ratio to \(baseline)",
      reading: """
        Circle: the ratio on one machine, with its interval \(IntervalScope.runs). Square: the \
        mean over machines. Thick line: its interval. Thin line: the prediction interval for \
        another machine; without a square, there are too few machines, and the line is the range \
        of the ratios.
        """,
      summary: rows.map { "\($0.subject): \(text($0))." }.joined(separator: " "),
      height: bottom + 44, marks: marks)
  }

  /// The mean with its interval, or the range.
  private func estimate(_ row: Row) -> String {
    if let pooled = row.pooled { return Table.Cell(pooled.ratio, digits: 3).text }
    let values = row.ratios.map(\.ratio.value)
    return "\((values.min() ?? 0).fixed(3)) to \((values.max() ?? 0).fixed(3))"
  }

  private func text(_ row: Row) -> String {
    guard let prediction = row.pooled?.prediction, let lower = prediction.lower,
      let upper = prediction.upper
    else { return estimate(row) }
    return "\(estimate(row)), on another machine \(lower.fixed(3)) to \(upper.fixed(3))"
  }

  private func mean(_ row: Row, y: Double, _ scale: Scale) -> [Markup] {
    let values = row.ratios.map(\.ratio.value)
    let outer = [
      row.pooled?.prediction.lower ?? values.min(), row.pooled?.prediction.upper ?? values.max(),
    ]
    .compactMap { $0 }
    var marks: [Markup] = [.label(row.subject, x: 0, y: y), .label(estimate(row), x: 352, y: y)]
    if outer.count == 2 {
      marks.append(.line(from: (scale(outer[0]), y), to: (scale(outer[1]), y), .mark, width: 1.5))
    }
    let interval = Markup.interval(of: row.pooled?.ratio, y: y, scale, .mark, width: 3)
    guard let ratio = row.pooled?.ratio, !interval.isEmpty else { return marks }
    return marks + interval + [
      .bar(x: scale(ratio.value) - 3, y: y - 3, width: 6, height: 6, .mark, tip: text(row))
    ]
  }

  private func line(_ ratio: Ratio, y: Double, _ scale: Scale) -> [Markup] {
    let text = Table.Cell(ratio.ratio, digits: 3).text
    let interval = Markup.interval(of: ratio.ratio, y: y, scale, .faint, width: 2)
    return [.label(ratio.machine, x: 16, y: y, isDim: true)] + interval + [
      .dot(
        x: scale(ratio.ratio.value), y: y, radius: 3, .faint, tip: "\(ratio.machine): \(text)"),
      .label(text, x: 352, y: y, isDim: true),
    ]
  }
}
