// Lists that stay empty in most objects are optional and `nil` while they are empty. All empty
// arrays refer to one shared object, and retaining or releasing it takes the runtime's slow path,
// some sixty instructions each time.
extension Optional {
  /// Appends an element, to a new array if there is none.
  mutating func append<Element>(_ element: Element) where Wrapped == [Element] {
    if case .none = self { self = Array(capacity: 4) }
    self!.append(element)
  }

  /// Returns the array, if there is one, and leaves none.
  mutating func takeAll<Element>() -> [Element]? where Wrapped == [Element] {
    let elements = self
    self = nil
    return elements
  }
}

extension Array {
  /// Creates an empty array with room for at least `capacity` elements, in a single allocation.
  init(capacity: Int) {
    self = []
    reserveCapacity(capacity)
  }
}
