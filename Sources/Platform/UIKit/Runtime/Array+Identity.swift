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
    if other.isEmpty { return self }
    // Stacks usually differ only at the top.
    var index = 0
    while index < count, index < other.count, self[index] === other[index] { index += 1 }
    while index < count, other.contains(identicalTo: self[index]) { index += 1 }
    if index == count { return [] }
    if count == 1 { return self }
    // A literal costs a third of the first `append`.
    var found = [self[index]]
    index += 1
    while index < count {
      if !other.contains(identicalTo: self[index]) { found.append(self[index]) }
      index += 1
    }
    return found
  }

  /// Returns the elements that `other` contains, too.
  func elements(in other: [Element]) -> [Element] { elements(notIn: elements(notIn: other)) }

  /// Appends the elements of `other` that are not in this array.
  mutating func formUnion(_ other: [Element]) {
    if isEmpty { self = other } else { self += other.elements(notIn: self) }
  }

  /// Removes an object.
  mutating func remove(identicalTo object: Element) {
    if let index = firstIndex(identicalTo: object) { remove(at: index) }
  }
}
