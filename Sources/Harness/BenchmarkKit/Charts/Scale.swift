import Foundation

/// A mapping from values to positions on an axis.
package struct Scale {
  package enum Kind { case linear, logarithmic }

  package let kind: Kind
  /// The range of values.
  package let domain: ClosedRange<Double>
  /// The positions of the range's ends; `end` is the smaller one for an upward axis.
  package let places: (start: Double, end: Double)
  /// The labelled values.
  package let ticks: [Double]

  package init(
    kind: Kind, domain: ClosedRange<Double>, places: (start: Double, end: Double), ticks: [Double]
  ) {
    self.kind = kind
    self.domain = domain
    self.places = places
    self.ticks = ticks
  }

  /// The position of a value.
  package func callAsFunction(_ value: Double) -> Double {
    let (low, high) = (place(domain.lowerBound), place(domain.upperBound))
    let fraction = high > low ? (place(value) - low) / (high - low) : 0
    return places.start + fraction * (places.end - places.start)
  }

  /// A value's label, with enough digits to distinguish neighbouring ticks.
  package func label(_ value: Double) -> String { value.grouped(digits) }

  private func place(_ value: Double) -> Double {
    kind == .linear ? value : log(max(value, .leastNormalMagnitude))
  }

  private var digits: Int {
    let step = zip(ticks, ticks.dropFirst()).map { $1 - $0 }.min() ?? 1
    return (0...6).first {
      abs((step * pow(10, Double($0))).rounded() - step * pow(10, Double($0))) < 1e-6
    } ?? 6
  }
}

extension Scale {
  /// A linear axis with round numbers at its ends; it starts at 0 if lengths represent values.
  package static func linear(
    _ values: [Double], fromZero: Bool = false, at places: (start: Double, end: Double),
    ticks count: Int = 6
  ) -> Scale {
    let (low, high) = ends(of: values, fromZero: fromZero)
    let step = niceStep((high - low) / Double(count))
    let first = (low / step).rounded(.down), last = (high / step - 1e-9).rounded(.up)
    let ticks = (Int(first)...max(Int(first) + 1, Int(last))).map { Double($0) * step }
    return Scale(
      kind: .linear, domain: ticks[0]...ticks[ticks.count - 1], places: places, ticks: ticks)
  }

  /// A logarithmic axis, for positive values.
  package static func logarithmic(
    _ values: [Double], at places: (start: Double, end: Double), ticks count: Int = 6
  ) -> Scale {
    let positive = values.filter { $0 > 0 && $0.isFinite }
    let (low, high) = ends(of: positive.isEmpty ? [1] : positive, fromZero: false)
    guard high > 3 * low else {
      let round = linear([low, high], at: places, ticks: count)
      let ticks = round.ticks.filter { $0 > 0 }
      return Scale(
        kind: .logarithmic, domain: ticks[0]...ticks[ticks.count - 1], places: places, ticks: ticks)
    }
    let decades = Int(log10(low).rounded(.down))...Int(log10(high).rounded(.up))
    let steps: [Double] = decades.count > 4 ? [1] : [1, 2, 5]
    let all = decades.flatMap { decade in steps.map { $0 * pow(10, Double(decade)) } }
    let first = all.last { $0 <= low } ?? low
    let last = all.first { $0 >= high } ?? high
    return Scale(
      kind: .logarithmic, domain: first...last, places: places,
      ticks: all.filter { (first...last).contains($0) })
  }

  private static func ends(of values: [Double], fromZero: Bool) -> (low: Double, high: Double) {
    let finite = values.filter(\.isFinite)
    let low = fromZero ? 0 : finite.min() ?? 0
    let high = finite.max() ?? 1
    return high > low ? (low, high) : (low, low + max(1e-6, abs(low) * 0.1))
  }

  /// The smallest step, at least as large as `rough`, that is 1, 2 or 5 times a power of ten.
  private static func niceStep(_ rough: Double) -> Double {
    let power = pow(10, log10(rough).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= rough * (1 - 1e-9) } ?? 10 * power
  }
}
