import BenchmarkKit
import Statistics

extension Dispatch {
  /// The range of session times, and the median of every launch.
  var launchStrips: Chart? {
    let strips = rows.compactMap { row -> Strip? in
      let launches = launches.compactMap { $0.blocks[row.subject] }.filter { !$0.isEmpty }
      guard !launches.isEmpty else { return nil }
      return Strip(
        name: row.subject, sessions: launches.flatMap { $0 },
        medians: launches.map(\.median), time: row.time.value)
    }
    guard !strips.isEmpty else { return nil }
    let scale = Scale.linear(
      strips.flatMap { $0.medians + [$0.low, $0.high] }, at: (Chart.nameWidth, 460), ticks: 4)
    let top = 8.0, bottom = top + Double(strips.count) * 30
    let marks = strips.enumerated().flatMap { index, strip in
      strip.marks(y: top + Double(index) * 30 + 15, scale)
    }
    return Chart(
      name: "launches", title: "Time per event, by launch",
      reading:
        "Dot: the median session time of one launch; launches are ordered from top to bottom."
        + " Line: the middle 80 % of all sessions. Right: the estimate over launches.",
      summary: strips.map { strip in
        "\(strip.name): launches from \((strip.medians.min() ?? 0).grouped()) to"
          + " \((strip.medians.max() ?? 0).grouped()) ns, estimate \(strip.time.grouped()) ns."
      }.joined(separator: " "), height: bottom + 44,
      marks: scale.bottomAxis(from: top, to: bottom, title: "nanoseconds per event") + marks)
  }
}

/// The times of one subject.
private struct Strip {
  let name: String
  let sessions: [Double]
  let medians: [Double]
  let time: Double

  var low: Double { sessions.quantile(0.1) }
  var high: Double { sessions.quantile(0.9) }

  func marks(y: Double, _ scale: Scale) -> [Markup] {
    let dots = medians.enumerated().map { index, median in
      // Launches are offset vertically, so that equal medians do not overlap.
      let offset = medians.count > 1 ? (Double(index) / Double(medians.count - 1) - 0.5) * 18 : 0
      return Markup.dot(
        x: scale(median), y: y + offset, radius: 1.5, .mark,
        tip: "\(name), launch \(index + 1): \(median.grouped()) ns")
    }
    return [
      .label(name, x: 0, y: y),
      .line(from: (scale(low), y), to: (scale(high), y), .faint, width: 1.5),
    ] + dots + [.label("\(time.grouped()) ns", x: Chart.width, y: y, .end)]
  }
}
