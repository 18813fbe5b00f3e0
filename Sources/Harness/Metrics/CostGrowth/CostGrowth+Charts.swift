import BenchmarkKit
import Statistics

extension CostGrowth {
  /// One plot per sweep: the measurements, the fitted model, and the crossings of subjects.
  var charts: [Chart] { sweeps.compactMap(chart) }

  private func chart(of sweep: Sweep) -> Chart? {
    let curves = curves.filter { $0.sweep == sweep.name && $0.points.count > 1 }
    let dots = curves.flatMap(\.points)
    guard let least = dots.map(\.n).min(), let most = dots.map(\.n).max(), most > least else {
      return nil
    }
    let series = curves.map { curve in
      LinePlot.Series(
        name: curve.subject,
        curve: curve.drawn, dots: curve.points.map { (Double($0.n), $0.cost) })
    }
    let plot = LinePlot(
      series: series,
      x: .linear([Double(least), Double(most)], at: (LinePlot.left, LinePlot.right)),
      y: .linear(
        series.flatMap { ($0.curve + $0.dots).map(\.y) }, fromZero: true,
        at: (LinePlot.bottom, LinePlot.top)),
      titles: ("n: \(sweep.name)", unit.rawValue))
    return Chart(
      name: "cost-growth-\(sweep.name.fileName)", title: "\(sweep.measured), by \(sweep.name)",
      reading:
        """
        Dots are measurements. Lines are the best-fitting models, which the table names. Crosses \
        mark the intersections of fitted lines.
        """,
      summary: curves.map { curve in
        "\(curve.subject): from \((curve.points.first?.cost ?? 0).grouped()) to"
          + " \((curve.points.last?.cost ?? 0).grouped()) \(unit.rawValue)"
          + (curve.fit.map { ", \($0.complexity)." } ?? ".")
      }.joined(separator: " "), height: LinePlot.height,
      marks: plot.marks + crossings(in: sweep, plot))
  }

  private func crossings(in sweep: Sweep, _ plot: LinePlot) -> [Markup] {
    crossings.filter { $0.sweep == sweep.name }.compactMap { crossing in
      guard
        let fit = curves.first(where: { $0.sweep == sweep.name && $0.subject == crossing.rising })?
          .fit, let cost = fit.cost(at: crossing.n)
      else { return nil }
      let x = plot.x(crossing.n), y = plot.y(cost)
      return .tag(
        "g", [:],
        .tag(
          "title", [:],
          "\(crossing.rising) costs more than \(crossing.overtaken) from n = \(crossing.n.fixed(1))"
        ),
        .line(from: (x - 5, y - 5), to: (x + 5, y + 5), .ink, width: 2),
        .line(from: (x - 5, y + 5), to: (x + 5, y - 5), .ink, width: 2))
    }
  }
}

extension CostGrowth.Curve {
  /// The fitted model over the range, or the measurements themselves if there is none.
  fileprivate var drawn: [(x: Double, y: Double)] {
    let measured = points.map { (x: Double($0.n), y: $0.cost) }
    guard let fit, let first = measured.first?.x, let last = measured.last?.x else {
      return measured
    }
    let fitted = (0...40).compactMap { step -> (x: Double, y: Double)? in
      let n = first + (last - first) * Double(step) / 40
      return fit.cost(at: n).map { (n, $0) }
    }
    return fitted.isEmpty ? measured : fitted
  }
}

extension CostGrowth.Fit {
  /// The cost predicted by the model; `nil` for an unknown model or if `n` is not positive.
  fileprivate func cost(at n: Double) -> Double? {
    guard n > 0, let model = GrowthModel(rawValue: model) else { return nil }
    return intercept + slope * model.term(n)
  }
}
