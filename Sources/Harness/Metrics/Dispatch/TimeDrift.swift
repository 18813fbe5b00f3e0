import BenchmarkKit

extension Dispatch {
  /// The trend of session times within a launch.
  func timeDrift() -> Chart? {
    let trends = launches.compactMap(\.trend)
    guard let parts = trends.map(\.count).min(), parts >= 4 else { return nil }
    let whole = (0..<parts).map { part in trends.map { $0[part] }.median }
    let y = Scale.linear(trends.flatMap { $0 } + [1], at: (240, 28), ticks: 5)
    let x = Scale(kind: .linear, domain: 0...100, places: (56, 520), ticks: [0, 25, 50, 75, 100])
    func points(_ trend: [Double]) -> [(x: Double, y: Double)] {
      trend.prefix(parts).enumerated().map { part, value in
        (x((Double(part) + 0.5) * 100 / Double(parts)), y(value))
      }
    }
    var marks = y.leftAxis(from: 56, to: 520, title: "time, relative to the launch's median")
    marks += x.ticks.map { .label("\(Int($0)) %", x: x($0), y: 256, .middle, isDim: true) }
    marks.append(.label("elapsed part of the launch", x: 520, y: 274, .end, isDim: true))
    marks.append(.line(from: (56, y(1)), to: (520, y(1)), class: "axis"))
    marks += trends.map { .polyline(points($0), .faint, width: 0.8) }
    marks.append(.polyline(points(whole), .mark, width: 3))
    let change = ((whole[parts - 1] / whole[0] - 1) * 100).fixed(1)
    return Chart(
      name: "drift", title: "Drift: session times during a launch",
      reading:
        """
        Thin line: one launch, over all its subjects. Thick line: the median of the launches. \
        Sessions differ, so single launches fluctuate; a slope of the thick line indicates drift.
        """,
      summary:
        """
        From the first to the last twelfth of a launch, the median changes by \(change) %, over \
        \(trends.count.counted("launch")).
        """,
      height: 284, marks: marks)
  }
}

extension Dispatch.Launch {
  /// The mean relative time of all subjects in each twelfth of the launch.
  ///
  /// Times are relative to the subject's own median. `nil` if the launch is too short for a trend.
  fileprivate var trend: [Double]? {
    let relative = blocks.sorted { $0.key < $1.key }.map { _, times in
      let median = times.median
      return times.map { $0 / median }
    }
    guard let count = relative.map(\.count).min(), count >= 24 else { return nil }
    return (0..<12).map { part in
      let positions = (part * count / 12)..<((part + 1) * count / 12)
      return relative.map { Array($0[positions]).median }.reduce(0, +) / Double(relative.count)
    }
  }
}
