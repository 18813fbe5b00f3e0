// Identity-based searches, written as loops: in a main-actor function, a closure passed to the
// standard library checks its executor on each call, which takes a hundred instructions.
extension Array where Element: AnyObject {
  /// Returns the index of an object, or `nil` if it is not an element.
  func firstIndex(identicalTo object: Element) -> Int? {
    var index = startIndex
    while index < endIndex {
      if self[index] === object { return index }
      index += 1
    }
    return nil
  }

  /// Whether the object is an element.
  func contains(identicalTo object: Element?) -> Bool {
    object.map { firstIndex(identicalTo: $0) != nil } ?? false
  }

  /// Returns the elements that `other` does not contain.
  func elements(notIn other: [Element]) -> [Element] {
    // Stacks usually differ only at the top.
    var index = 0
    while index < count, index < other.count, self[index] === other[index] { index += 1 }
    var found: [Element] = []
    while index < count {
      if !other.contains(identicalTo: self[index]) { found.append(self[index]) }
      index += 1
    }
    return found
  }

  /// Removes an object.
  mutating func remove(identicalTo object: Element) {
    if let index = firstIndex(identicalTo: object) { remove(at: index) }
  }
}
