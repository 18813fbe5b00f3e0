extension [Double] {
  /// The quantile at a fraction of the values, by linear interpolation; NaN if there are no values.
  package func quantile(_ fraction: Double) -> Double {
    let sorted = sorted()
    guard let last = sorted.last else { return .nan }
    let position = fraction * Double(sorted.count - 1)
    let index = Int(position)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (position - Double(index)) * (sorted[index + 1] - sorted[index])
  }

  package var median: Double { quantile(0.5) }
}
