import BenchmarkKit
import Statistics

extension ColdTimes {
  /// The ratios to the baseline in warm and in cold caches.
  var coldShift: Chart? {
    let rows = rows.filter { $0.subject != baseline }
    let bounds = rows.flatMap { row in
      [row.warmRatio, row.coldRatio].flatMap { [$0.value, $0.lower, $0.upper] }
    }.compactMap { $0 }.filter(\.isFinite)
    guard !rows.isEmpty, !bounds.isEmpty else { return nil }
    let scale = Scale.logarithmic(bounds + [1], at: (Chart.nameWidth, 400))
    let top = 8.0, bottom = top + Double(rows.count) * 34
    var marks = scale.bottomAxis(
      from: top, to: bottom, title: "time per event, ratio to \(baseline) (logarithmic)")
    marks.append(.line(from: (scale(1), top), to: (scale(1), bottom), class: "axis"))
    for (index, row) in rows.enumerated() {
      let y = top + Double(index) * 34 + 17
      marks.append(.label(row.subject, x: 0, y: y))
      marks += mark(row.warmRatio, "\(row.subject), warm", y: y - 6, scale, isHollow: true)
      marks += mark(row.coldRatio, "\(row.subject), cold", y: y + 6, scale, isHollow: false)
      marks.append(
        .label(
          "\(row.warmRatio.value.fixed(3)) → \(row.coldRatio.value.fixed(3))", x: 412, y: y))
    }
    return Chart(
      name: "cold-times", title: "Cold times: ratio to \(baseline), warm and cold",
      reading: "Hollow circle: warm caches. Filled circle: evicted caches. Lines: the intervals.",
      summary: rows.map { row in
        """
        \(row.subject): \(Table.Cell(row.warmRatio, digits: 3).text) warm, \
        \(Table.Cell(row.coldRatio, digits: 3).text) cold.
        """
      }.joined(separator: " "), height: bottom + 44, marks: marks)
  }

  private func mark(
    _ estimate: Estimate, _ name: String, y: Double, _ scale: Scale, isHollow: Bool
  ) -> [Markup] {
    Markup.interval(of: estimate, y: y, scale, .mark, width: 2) + [
      .dot(
        x: scale(estimate.value), y: y, radius: 3, .mark, isHollow: isHollow,
        tip: "\(name): \(Table.Cell(estimate, digits: 3).text)")
    ]
  }
}
