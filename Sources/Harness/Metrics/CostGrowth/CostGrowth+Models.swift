import BenchmarkKit
import Statistics

extension CostGrowth {
  /// The largest change over the range, as a fraction of the cost, that still counts as constant.
  ///
  /// Counts of the same work can differ by this much if the allocator chooses different free
  /// blocks.
  static let negligibleChange = 0.01

  /// A curve with its best-fitting model, if it has enough points to choose between models.
  static func curve(sweep: String, subject: String, points: [Point]) throws -> Curve {
    Curve(
      sweep: sweep, subject: subject, points: points,
      fit: try Growth(of: points).map { fit(of: $0) })
  }

  private static func fit(of growth: Growth) -> Fit {
    let (first, last) = (
      growth.best.cost(at: Double(growth.sizes.lowerBound)),
      growth.best.cost(at: Double(growth.sizes.upperBound))
    )
    let isConstant = abs(last - first) <= negligibleChange * abs(first)
    let chosen = isConstant ? growth.fits.first { $0.model == .constant } : nil
    let fit = chosen ?? growth.best
    return Fit(
      model: fit.model.rawValue, intercept: fit.intercept, slope: fit.factor,
      residualStandardError: fit.residualStandardError, weight: fit.weight)
  }

  /// The crossings of each pair of curves.
  ///
  /// Curves cross if one subject costs less at the smallest n and the other at the largest, both by
  /// more than `negligibleChange`.
  static func crossings(of curves: [Curve]) throws -> [Crossing] {
    try curves.indices.flatMap { first in
      try curves[(first + 1)...].compactMap { try crossing(curves[first], $0) }
    }
  }

  private static func crossing(_ first: Curve, _ second: Curve) throws -> Crossing? {
    guard first.sweep == second.sweep, let growth = try Growth(of: first.points),
      let other = try Growth(of: second.points), let begin = first.points.first,
      let end = first.points.last, let otherBegin = second.points.first,
      let otherEnd = second.points.last
    else { return nil }
    let (lead, lag) = (begin.cost / otherBegin.cost - 1, end.cost / otherEnd.cost - 1)
    let isFirstRising = lead < 0
    let meeting = growth.crossings(with: other)
    guard meeting.count == 1, (lag > 0) == isFirstRising,
      min(abs(lead), abs(lag)) > negligibleChange
    else { return nil }
    return Crossing(
      sweep: first.sweep, rising: isFirstRising ? first.subject : second.subject,
      overtaken: isFirstRising ? second.subject : first.subject, n: meeting[0])
  }
}

extension Growth {
  /// Fits all models; `nil` with fewer than five points.
  fileprivate init?(of points: [CostGrowth.Point]) throws {
    guard points.count >= 5 else { return nil }
    // Many measurements are reduced to their median, which is robust to spikes; a few are kept as
    // they are, so that the scatter between them is not mistaken for growth.
    let observations = points.flatMap { point in
      (point.costs.count < 3 ? point.costs : [point.cost]).map { (n: point.n, cost: $0) }
    }
    try self.init(of: observations.map(\.cost), with: observations.map(\.n))
  }
}
