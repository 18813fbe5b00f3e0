/// A hash table with open addressing; a dictionary would spend most of its time on hashing.
struct AddressIndex {
  private var keys = [UInt](repeating: 0, count: 256)
  private var values = [Int](repeating: 0, count: 256)
  private var count = 0

  subscript(address: Address) -> Int? {
    get {
      let place = place(of: UInt(bitPattern: address))
      return keys[place] == 0 ? nil : values[place]
    }
    set {
      guard let newValue else { return }
      if count * 2 > keys.count { grow() }
      let key = UInt(bitPattern: address)
      let place = place(of: key)
      if keys[place] == 0 { count += 1 }
      keys[place] = key
      values[place] = newValue
    }
  }

  // Objects are aligned to 16 bytes; the multiplication spreads the addresses.
  private func place(of key: UInt) -> Int {
    let mask = keys.count - 1
    var place = Int(truncatingIfNeeded: ((key >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [UInt](repeating: 0, count: oldKeys.count * 4)
    values = [Int](repeating: 0, count: oldKeys.count * 4)
    for (key, value) in zip(oldKeys, oldValues) where key != 0 {
      let place = place(of: key)
      keys[place] = key
      values[place] = value
    }
  }
}
