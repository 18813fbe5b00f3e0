import CLeakDetection

typealias Address = UnsafeRawPointer

/// The only code that reads memory without the compiler's guarantees.
///
/// It reads a word only if the word is aligned and the system has confirmed that its page is
/// readable. It accepts an address as an object only if the first word there points to an object's
/// metadata. Everything else is `nil`, which the reader counts as unread.
enum Memory {
  /// The value at an address; `nil` if reading it could crash.
  static func load<Value: BitwiseCopyable>(_ place: Address, as: Value.Type) -> Value? {
    let mask = UInt(MemoryLayout<Value>.alignment - 1)
    guard UInt(bitPattern: place) & mask == 0, isReadable(place, MemoryLayout<Value>.size) else {
      return nil
    }
    return place.load(as: Value.self)
  }

  /// The word at an address.
  static func word(_ place: Address) -> UInt? { load(place, as: UInt.self) }

  /// Whether a range of memory is readable from end to end.
  static func isReadable(_ place: Address, _ size: Int) -> Bool {
    size >= 0 && nb_is_readable(place, size)
  }

  /// The object that a reference refers to.
  static func object(_ raw: UInt) -> Address? {
    guard let address = Address(bitPattern: raw), nb_is_object(address) else { return nil }
    return address
  }

  /// The object whose address a word of unknown meaning contains, if it is alive.
  ///
  /// An enum may use the highest and lowest bits for its own purposes.
  static func object(inWord raw: UInt) -> Address? {
    guard let object = object(raw & UInt(nb_address_bits)), object.isHeapObject, !nb_is_dead(object)
    else { return nil }
    return object
  }

  /// The metadata of the type in an existential.
  static func type(_ raw: UInt) -> Metadata? {
    guard raw & 7 == 0, let metadata = Metadata(bitPattern: raw), isReadable(metadata - 8, 16),
      let witnesses = word(metadata - 8).flatMap({ Address(bitPattern: $0) }),
      isReadable(witnesses, 13 * 8)
    else { return nil }
    return metadata
  }

  /// Forgets which pages are readable: the program may have unmapped some since the last time.
  static func beginLook() { nb_forget_pages() }
}

extension Address {
  /// Whether the object is on the heap; static objects (empty collections, constants) are immortal.
  var isHeapObject: Bool {
    UInt(bitPattern: self) & 7 == 0
      && load(fromByteOffset: 8, as: UInt32.self) & 0x8000_0001 != 0x8000_0001
  }
}
