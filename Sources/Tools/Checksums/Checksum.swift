/// A checksum that detects changed bytes: 64-bit FNV-1a over words of eight bytes.
///
/// Every step is reversible, so bytes that differ in only one word never have the same checksum.
/// The checksum detects damage and mistakes, not tampering.
package struct Checksum: Equatable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds more bytes; the boundaries between parts affect the value.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    for word in 0..<words {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
    }
    for byte in bytes[(words * 8)...] { mix(UInt64(byte)) }
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    // Multiplication carries only upwards: without this step, high bytes never affect low ones.
    value ^= value >> 32
  }

  /// The checksum as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
