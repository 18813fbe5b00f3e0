internal import CGSL

/// A model of how a cost grows with a size.
package enum GrowthModel: String, CaseIterable, Hashable, Sendable {
  case constant = "1"
  case logarithmic = "log n"
  case linear = "n"
  case linearithmic = "n log n"
  case quadratic = "n²"

  /// The term that grows, for a size of at least 1.
  package func term(_ size: Double) -> Double {
    switch self {
    case .constant: 0
    case .logarithmic: log(size)
    case .linear: size
    case .linearithmic: size * log(size)
    case .quadratic: size * size
    }
  }

  /// The derivative of the term.
  func slope(_ size: Double) -> Double {
    switch self {
    case .constant: 0
    case .logarithmic: 1 / size
    case .linear: 1
    case .linearithmic: log(size) + 1
    case .quadratic: 2 * size
    }
  }
}
