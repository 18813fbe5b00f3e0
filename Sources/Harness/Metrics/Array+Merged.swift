extension Array {
  /// Combines elements with equal keys, in the order in which the keys first appear.
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
