// Reads the runtime's metadata in place; nothing here retains, copies or releases what it reads.

typealias Metadata = UnsafeRawPointer

enum Kind {
  static let `class`: UInt = 0, `struct`: UInt = 0x200, `enum`: UInt = 0x201, optional: UInt = 0x202
  static let opaque: UInt = 0x300, tuple: UInt = 0x301, function: UInt = 0x302,
    existential: UInt = 0x303
  static let metatype: UInt = 0x304, foreignClass: UInt = 0x203, existentialMetatype: UInt = 0x306
  static let extendedExistential: UInt = 0x307, fixedArray: UInt = 0x308
  static let context: UInt = 0x400, genericBox: UInt = 0x500, error: UInt = 0x501
  static let task: UInt = 0x502
  static func of(_ metadata: Metadata) -> UInt {
    let raw = metadata.load(as: UInt.self)
    return raw > 0x7FF ? `class` : raw
  }
}

func metadata(of type: Any.Type) -> Metadata { unsafeBitCast(type, to: Metadata.self) }
func anyType(_ metadata: Metadata) -> Any.Type { unsafeBitCast(metadata, to: Any.Type.self) }

// Class metadata contains the superclass, flags, the instance size in bytes and, in word 5, the
// descriptor.
extension UnsafeRawPointer {
  var superclass: Metadata? { load(fromByteOffset: 8, as: Metadata?.self) }
  var instanceSize: Int { Int(load(fromByteOffset: 24, as: UInt32.self)) }
  var classDescriptor: UnsafeRawPointer? {
    load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
  }
}

// Value witnesses: words 8 and 9 contain the size and the stride, word 10 contains the flags, and
// the witnesses of enums follow from word 11 on.
extension UnsafeRawPointer {
  private var witnesses: UnsafeRawPointer { (self - 8).load(as: UnsafeRawPointer.self) }
  var valueSize: Int { witnesses.load(fromByteOffset: 64, as: Int.self) }
  var valueStride: Int { witnesses.load(fromByteOffset: 72, as: Int.self) }
  private var valueFlags: UInt32 { witnesses.load(fromByteOffset: 80, as: UInt32.self) }
  var valueAlignment: Int { Int(valueFlags & 0xFF) + 1 }
  var isTrivialValue: Bool { valueFlags & 0x10000 == 0 }
  var isStoredInline: Bool { valueFlags & 0x20000 == 0 }
  func enumTag(_ value: UnsafeRawPointer) -> UInt32 {
    typealias Witness = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    return unsafeBitCast(
      witnesses.load(fromByteOffset: 88, as: UnsafeRawPointer.self), to: Witness.self)(value, self)
  }
  func projectEnumPayload(_ value: UnsafeMutableRawPointer) {
    typealias Witness = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    unsafeBitCast(witnesses.load(fromByteOffset: 96, as: UnsafeRawPointer.self), to: Witness.self)(
      value, self)
  }
  func relative(_ offset: Int) -> UnsafeRawPointer? {
    // A reference inside a mangled name may have any alignment.
    let distance = Int(loadUnaligned(fromByteOffset: offset, as: Int32.self))
    return distance == 0 ? nil : self + offset + distance
  }
  func aligned(to alignment: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(
      bitPattern: (UInt(bitPattern: self) + UInt(alignment) - 1) & ~UInt(alignment - 1))!
  }
}
