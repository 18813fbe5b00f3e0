extension Array where Element: Hashable {
  /// The distinct elements, in order of first appearance.
  package var uniqued: [Element] { uniqued(by: \.self) }
}

extension Array {
  /// The elements with distinct values of a property, in order of first appearance.
  package func uniqued<Value: Hashable>(by value: (Element) -> Value) -> [Element] {
    var seen: Set<Value> = []
    return filter { seen.insert(value($0)).inserted }
  }
}

extension [Int] {
  package var sum: Int { reduce(0, +) }
}
