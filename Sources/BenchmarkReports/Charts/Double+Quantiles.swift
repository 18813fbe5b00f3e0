extension [Double] {
  /// The value below which a share of the values lies, between neighbours by their distance; not a number where there is none.
  func quantile(_ share: Double) -> Double {
    let sorted = sorted()
    guard let last = sorted.last else { return .nan }
    let place = share * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (place - Double(index)) * (sorted[index + 1] - sorted[index])
  }

  var median: Double { quantile(0.5) }
}
