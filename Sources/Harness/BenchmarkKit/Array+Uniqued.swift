extension Array where Element: Hashable {
  /// The distinct elements, in order of first appearance.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [Int] {
  package var sum: Int { reduce(0, +) }
}
