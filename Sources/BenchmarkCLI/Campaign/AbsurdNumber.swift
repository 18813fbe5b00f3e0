/// A number that nothing counts up to, found anywhere in a value.
///
/// Numbers of a campaign are added up, and as many of the largest as a journal can hold must not overflow. Checksums and seeds, which
/// may be anything, are unsigned and are not looked at.
struct AbsurdNumber: CustomStringConvertible {
  let description: String

  private static let largest = 1 << 42
  // All integers up to here have a `Double` of their own.
  private static let largestFraction = Double(1 << 53)

  /// The first one in the stored properties of a value, and in theirs; `nil` where there is none.
  init?(in value: Any) {
    guard let found = Self.find(in: value, at: "") else { return nil }
    description = found
  }

  private static func find(in value: Any, at place: String) -> String? {
    switch value {
    case let number as Int:
      return (0...largest).contains(number)
        ? nil : "at \(place): found \(number), expected 0 to \(largest)"
    case let number as Double:
      return abs(number) <= largestFraction
        ? nil : "at \(place): found \(number), expected at most \(largestFraction)"
    case is String: return nil
    default:
      for (index, child) in Mirror(reflecting: value).children.enumerated() {
        let name = child.label.flatMap { $0 == "some" ? nil : $0 }
        let step = name ?? (child.label == nil ? "\(index)" : "")
        let path = place.isEmpty || step.isEmpty ? place + step : "\(place).\(step)"
        if let found = find(in: child.value, at: path) { return found }
      }
      return nil
    }
  }
}
