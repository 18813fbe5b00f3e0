import BenchmarkKit

extension EventTimes {
  /// The ratio of each quantile of individual event times to the baseline's.
  func quantileShift(_ subjects: [Subject]) -> Chart? {
    guard let base = distributions[baseline], base.total >= 200 else { return nil }
    // Beyond the 99th percentile there are too few times for a smooth line.
    let fractions = (1...99).map { Double($0) / 100 }
    let others = subjects.filter { $0.id != baseline && distributions[$0.id]?.isEmpty == false }
    let series = others.map { subject in
      let bins = distributions[subject.id] ?? []
      return LinePlot.Series(
        name: subject.id,
        curve: fractions.map { (x: $0 * 100, y: bins.quantile($0) / base.quantile($0)) })
    }
    guard !series.isEmpty else { return nil }
    let plot = LinePlot(
      series: series,
      x: Scale(
        kind: .linear, domain: 0...100, places: (LinePlot.left, LinePlot.right),
        ticks: [1, 25, 50, 75, 99]),
      y: .logarithmic(
        series.flatMap { $0.curve.map(\.y) } + [1], at: (LinePlot.bottom, LinePlot.top)),
      titles: ("quantile of events, %", "ratio to \(baseline) (logarithmic)"))
    return Chart(
      name: "event-times-shift", title: "Event times: ratio to \(baseline) by quantile",
      reading:
        """
        The subject's time divided by \(baseline)'s at each quantile. A level line means that all \
        events take longer by the same factor; a line that rises to the right means that slow \
        events are affected more.
        """,
      summary: series.map { line in
        """
        \(line.name): \(line.curve[24].y.fixed(2)) at the lower quartile, \
        \(line.curve[49].y.fixed(2)) at the median, \(line.curve[89].y.fixed(2)) at the 90th \
        percentile.
        """
      }.joined(separator: " "), height: LinePlot.height, marks: plot.marks)
  }
}

extension [EventTimes.Bin] {
  fileprivate var total: Int { map(\.count).sum }

  /// The quantile of the times, interpolated between the centres of neighbouring bins.
  ///
  /// The bins must be sorted by time.
  fileprivate func quantile(_ fraction: Double) -> Double {
    let wanted = fraction * Double(total)
    var counted = 0.0
    var before: (count: Double, time: Double)?
    for bin in self {
      let middle = (count: counted + Double(bin.count) / 2, time: Double(Swift.max(1, bin.time)))
      if middle.count >= wanted {
        guard let before else { return middle.time }
        let part = (wanted - before.count) / (middle.count - before.count)
        return before.time + part * (middle.time - before.time)
      }
      before = middle
      counted += Double(bin.count)
    }
    return before?.time ?? .nan
  }
}
