import BenchmarkKit

/// An implausible number found anywhere in a value.
///
/// A campaign adds up the numbers in its journal, and the sums must not overflow. Checksums and
/// seeds can have any value; they are unsigned and not checked.
struct AbsurdNumber: CustomStringConvertible {
  let description: String

  private static let largest = 1 << 42
  // Every integer up to this one is exactly representable as a `Double`.
  private static let largestFraction = Double(1 << 53)

  /// Finds the first such number in a value's stored properties, recursively; `nil` if there is
  /// none.
  init?(in value: Any) {
    guard let found = Self.find(in: value, at: "") else { return nil }
    description = found
  }

  private static func find(in value: Any, at location: String) -> String? {
    switch value {
    case let number as Int:
      return (0...largest).contains(number)
        ? nil : "at \(location): found \(number), expected 0 to \(largest)"
    case let number as Double:
      return abs(number) <= largestFraction
        ? nil : "at \(location): found \(number), expected at most \(largestFraction)"
    case is String: return nil
    default:
      for (index, child) in Mirror(reflecting: value).children.enumerated() {
        let name = child.label.flatMap { $0 == "some" ? nil : $0 }
        let step = name ?? (child.label == nil ? "\(index)" : "")
        let path = location.isEmpty || step.isEmpty ? location + step : "\(location).\(step)"
        if let found = find(in: child.value, at: path) { return found }
      }
      return nil
    }
  }
}
