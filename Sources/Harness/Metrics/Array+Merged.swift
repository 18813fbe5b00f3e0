extension Array {
  /// The elements, each combined with all later ones of the same key, in order of first appearance.
  func merged<Key: Hashable>(
    by key: (Element) -> Key, _ combine: (inout Element, Element) -> Void
  ) -> [Element] {
    var places: [Key: Int] = [:]
    var merged: [Element] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        combine(&merged[place], element)
      } else {
        places[key] = merged.count
        merged.append(element)
      }
    }
    return merged
  }
}
