/// The numbers 1, 2, … with whole-number weights.
struct WeightedNumbers: Sendable {
  /// Cumulative sums of the weights.
  private let sums: [Int]

  /// Creates numbers with the given weights, which must be at least 0 and not all 0.
  init(_ weights: [Int]) {
    var sum = 0
    sums = weights.map { weight in
      sum += weight
      return sum
    }
    precondition(sum > 0, "at least one weight must be greater than zero")
  }

  func draw(using random: inout RandomSource) -> Int {
    let place = random.below(sums[sums.count - 1])
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > place { high = middle } else { low = middle + 1 }
    }
    return low + 1
  }
}
