/// Invalid input to a statistic.
///
/// `description` states what was found, what was expected, and what to do.
package enum StatisticsError: Error, Hashable, Sendable {
  /// There are no values.
  case emptySample

  /// A value is NaN or infinite.
  case nonFinite(value: Double, index: Int)

  /// The magnitude of a value is so large or small that its square may leave the range of `Double`.
  case extreme(value: Double, index: Int)

  /// A value that must be above zero is not.
  case nonPositive(value: Double, index: Int)

  /// Two lists to be paired value by value have different lengths.
  case unpaired(first: Int, second: Int)

  /// A confidence level outside the open interval from 0 to 1.
  case confidenceOutOfRange(Double)

  /// A probability outside the interval from 0 to 1.
  case probabilityOutOfRange(Double, index: Int)

  /// There are values, but too few for the statistic to exist.
  case tooFew(count: Int, needed: Int)

  /// All values are equal, so they cannot be correlated with anything.
  case constant(value: Double, count: Int)

  /// Some columns of a design matrix are linear combinations of others.
  case dependentColumns(rank: Int, columns: Int)

  /// GSL failed on input that should have a result.
  case notComputable
}

extension StatisticsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptySample:
      "no values found. Expected at least one. Check that something was measured."
    case .nonFinite(let value, let index):
      "value '\(value)' at index \(index). Expected a finite number. "
        + "Look for a division by zero or a failed measurement."
    case .extreme(let value, let index):
      "value '\(value)' at index \(index). Expected zero or a magnitude from 1e-60 to 1e60. "
        + "Use another unit."
    case .nonPositive(let value, let index):
      "value '\(value)' at index \(index). Expected a number above zero. "
        + "Measure more work at once, or omit the value."
    case .unpaired(let first, let second):
      "\(first) and \(second) values found. Expected the same number on both sides, in the same "
        + "order. Omit both values of an incomplete pair."
    case .confidenceOutOfRange(let level):
      "confidence '\(level)'. Expected a number above 0 and below 1. Write 0.95 for 95 %."
    case .probabilityOutOfRange(let value, let index):
      "probability '\(value)' at index \(index). Expected a number from 0 to 1. "
        + "Pass the unadjusted p-values."
    case .tooFew(let count, let needed):
      "number of values found: \(count). Expected at least \(needed). Take more measurements."
    case .constant(let value, let count):
      "all \(count) values are '\(value)'. Expected at least two different values. "
        + "Omit this correlation."
    case .dependentColumns(let rank, let columns):
      "\(columns) columns found, \(rank) of them independent. Expected all to be independent. "
        + "Omit columns that depend on others."
    case .notComputable:
      "GSL returned no finite result. Expected a finite number for these values. "
        + "Report this defect of NavBench, with the values."
    }
  }
}
