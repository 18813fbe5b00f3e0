extension Sample {
  /// Cliff's delta of this sample over another.
  ///
  /// This is the probability that a value of this sample exceeds a value of the other, minus the
  /// probability of the reverse.
  ///
  /// It ranges from −1, if all values lie below those of the other sample, to 1, if all lie above.
  /// It is 0 if neither sample tends to exceed the other.
  ///
  /// - Complexity: O(*n* log *n*).
  /// - Note: Cliff, "Dominance Statistics", *Psychological Bulletin* 114 (1993).
  package func cliffsDelta(over other: Sample) -> Double {
    var (below, atMost) = (0, 0)
    var balance = 0
    for value in sorted {
      while below < other.count, other.sorted[below] < value { below += 1 }
      while atMost < other.count, other.sorted[atMost] <= value { atMost += 1 }
      balance += below - (other.count - atMost)
    }
    return Double(balance) / (Double(count) * Double(other.count))
  }

  /// The fraction of values above zero, counting zeros as half, from 0 to 1.
  ///
  /// For paired differences this is the probability of superiority: the fraction of blocks won.
  ///
  /// - Note: Grissom and Kim, *Effect Sizes for Research*, 2nd ed. (2012), chapter 5.
  package var probabilityOfSuperiority: Double {
    Double(values.reduce(0) { $0 + ($1 > 0 ? 2 : $1 == 0 ? 1 : 0) }) / Double(2 * count)
  }
}
