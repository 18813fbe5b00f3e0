import CLeakDetection

typealias Address = UnsafeRawPointer

/// The one place that reads memory whose content the compiler does not vouch for: objects, values in them, variables.
///
/// A word is read only where it is aligned and where the system has confirmed that its page can be read. What an address is said to
/// refer to is taken for an object only where its first word is the metadata of one. Whatever fails these checks is `nil`: the
/// reader counts it as unread and goes on.
enum Memory {
  /// The value at an address; `nil` where reading it could trap.
  static func load<Value: BitwiseCopyable>(_ place: Address, as: Value.Type) -> Value? {
    let mask = UInt(MemoryLayout<Value>.alignment - 1)
    guard UInt(bitPattern: place) & mask == 0, isReadable(place, MemoryLayout<Value>.size) else {
      return nil
    }
    return place.load(as: Value.self)
  }

  /// The word at an address.
  static func word(_ place: Address) -> UInt? { load(place, as: UInt.self) }

  /// Whether a stretch can be read from end to end.
  static func isReadable(_ place: Address, _ size: Int) -> Bool {
    size >= 0 && nb_is_readable(place, size)
  }

  /// The object that a reference refers to.
  static func object(_ raw: UInt) -> Address? {
    guard let address = Address(bitPattern: raw), nb_is_object(address) else { return nil }
    return address
  }

  /// The object that a word of unknown meaning refers to, if it is the address of one that lives. An enum may use the first bits
  /// and the last for itself.
  static func object(inWord raw: UInt) -> Address? {
    guard let object = object(raw & 0x00FF_FFFF_FFFF_FFF8), object.isHeapObject, !nb_is_dead(object)
    else { return nil }
    return object
  }

  /// The metadata of a type that an existential refers to.
  static func type(_ raw: UInt) -> Metadata? {
    guard raw & 7 == 0, let metadata = Metadata(bitPattern: raw), isReadable(metadata - 8, 16),
      let witnesses = word(metadata - 8).flatMap({ Address(bitPattern: $0) }),
      isReadable(witnesses, 13 * 8)
    else { return nil }
    return metadata
  }

  /// Forgets which pages could be read: the program may have given some back since the last look.
  static func beginLook() { nb_forget_pages() }
}

extension Address {
  /// Statically allocated objects (empty collections, constant objects) are immortal and not on the heap.
  var isHeapObject: Bool {
    UInt(bitPattern: self) & 7 == 0
      && load(fromByteOffset: 8, as: UInt32.self) & 0x8000_0001 != 0x8000_0001
  }
}
