/// A 64-bit digest of the recorded facts, equal on every machine and in every run.
public struct ScreenDigest: ScreenSink, Hashable, Sendable {
  /// The digest of the visible facts recorded so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The digest of the facts that are not visible on screen.
  private var extras: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates an empty digest.
  public init() {}

  public mutating func text(_ name: String, _ value: String) { Self.mix(value, into: &self.value) }

  private static func mix(_ text: String, into digest: inout UInt64) {
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      digest = mixed(digest, UInt64(bytes.count))
      var index = 0
      while index + 8 <= bytes.count {
        digest = mixed(digest, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      digest = mixed(digest, bigEndian(bytes[index...]))
    }
  }

  /// The number with these bytes, at most seven, the most significant first.
  private static func bigEndian(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
    let count = bytes.count
    var (number, index) = (UInt64(0), bytes.startIndex)
    if count & 4 != 0 {
      number = UInt64(bytes.base.loadUnaligned(fromByteOffset: index, as: UInt32.self).bigEndian)
      index += 4
    }
    if count & 2 != 0 {
      let next = bytes.base.loadUnaligned(fromByteOffset: index, as: UInt16.self).bigEndian
      number = number << 16 | UInt64(next)
      index += 2
    }
    return count & 1 != 0 ? number << 8 | UInt64(bytes.base[index]) : number
  }

  public mutating func number(_ name: String, _ value: Int) {
    mix(UInt64(bitPattern: Int64(value)))
  }

  public mutating func flag(_ name: String, _ value: Bool) { mix(value ? 0x9E37 : 0x79B9) }

  public mutating func extra(_ name: String, _ value: Int) {
    extras = Self.mixed(extras, UInt64(bitPattern: Int64(value)))
  }

  public mutating func extra(_ name: String, _ text: String) { Self.mix(text, into: &extras) }

  private mutating func mix(_ word: UInt64) { value = Self.mixed(value, word) }

  // A multiplication folded onto itself: every input bit affects every output bit in one step.
  private static func mixed(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word ^ 0x2D35_8DCC_AA6C_78A5).multipliedFullWidth(
      by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low &+ 0x1656_67B1_9E37_79F9
  }
}
