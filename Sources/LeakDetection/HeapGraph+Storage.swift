import CLeakDetection

// The element storage of the standard collections: elements lie behind the stored properties.
extension HeapGraph {
  /// Element storage of the standard collections: the elements lie behind the stored properties.
  func expandStorage(_ n: Int, _ object: Address, _ m: Metadata) -> Bool {
    guard !nodes[n].recorded || nodes[n].name.hasPrefix("_") else { return false }
    let name = nodes[n].name
    if name.hasPrefix("_ContiguousArrayStorage<") {
      let element = classArgument(m, 0)
      let count = object.load(fromByteOffset: 16, as: Int.self)
      let layout = cache.layout(ofValue: element)
      guard !layout.isEmpty else { return true }
      let first = (object + 32).aligned(to: element.valueAlignment)
      for i in 0..<count { walk(n, first + i * element.valueStride, layout, "[\(i)]") }
      return true
    }
    if name.hasPrefix("_DictionaryStorage<") || name.hasPrefix("_SetStorage<") {
      let isSet = name.hasPrefix("_S")
      let key = cache.layout(ofValue: classArgument(m, 0))
      let value = isSet ? [] : cache.layout(ofValue: classArgument(m, 1))
      guard !key.isEmpty || !value.isEmpty else { return true }
      let buckets = 1 << Int(object.load(fromByteOffset: 32, as: Int8.self))
      let keys = object.load(fromByteOffset: 48, as: Address.self)
      let bitmap = object + (isSet ? 56 : 64)
      let textual = !isSet && classArgument(m, 0) == metadata(of: String.self)
      for b in 0..<buckets
      where bitmap.load(fromByteOffset: 8 * (b / 64), as: UInt.self) & (1 << UInt(b % 64)) != 0 {
        if !key.isEmpty {
          walk(n, keys + b * classArgument(m, 0).valueStride, key, isSet ? "{element}" : "{key}")
        }
        guard !value.isEmpty else { continue }
        let place =
          object.load(fromByteOffset: 56, as: Address.self) + b * classArgument(m, 1).valueStride
        let label = textual ? "[\"\((keys + b * 16).load(as: String.self))\"]" : "{value}"
        walk(n, place, value, label)
      }
      return true
    }
    return false
  }
}
