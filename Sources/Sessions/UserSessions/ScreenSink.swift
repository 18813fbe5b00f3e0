/// Records what is on a screen, fact by fact, in a fixed order.
///
/// The reference model and the reader of the real window report the same facts to a sink. One sink
/// keeps only a digest, which is cheap and compared after every event; another keeps the text,
/// which is compared only when the digests differ.
public protocol ScreenSink {
  /// Records the text of `name`; the caller decides how `nil` is represented.
  mutating func text(_ name: String, _ value: String)
  /// Records the whole number of `name`.
  mutating func number(_ name: String, _ value: Int)
  /// Records whether `name` holds.
  mutating func flag(_ name: String, _ value: Bool)
  /// Records a number that is not visible on screen, such as how often the app answered the system.
  ///
  /// It is compared, but not part of a checksum.
  mutating func extra(_ name: String, _ value: Int)
  /// Records a text that is compared, but not part of a checksum.
  mutating func extra(_ name: String, _ text: String)
}

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
      digest = mixed(digest, UInt64(bytes.count))
      var index = 0
      while index + 8 <= bytes.count {
        digest = mixed(
          digest,
          UnsafeRawPointer(bytes.baseAddress!).loadUnaligned(fromByteOffset: index, as: UInt64.self)
        )
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      digest = mixed(digest, rest)
    }
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

  // A multiply folded onto itself: every input bit reaches every output bit in one step.
  private static func mixed(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word ^ 0x2D35_8DCC_AA6C_78A5).multipliedFullWidth(
      by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low &+ 0x1656_67B1_9E37_79F9
  }
}

/// The recorded facts as text, one line per fact, to read and compare.
public struct ScreenTranscript: ScreenSink, Hashable, Sendable {
  /// One line per fact, such as `login: yes` or `title: "Players"`.
  public private(set) var lines: [String] = []

  /// Creates an empty transcript.
  public init() {}

  public mutating func text(_ name: String, _ value: String) {
    lines.append("\(name): \"\(value)\"")
  }
  public mutating func number(_ name: String, _ value: Int) { lines.append("\(name): \(value)") }
  public mutating func extra(_ name: String, _ value: Int) { number(name, value) }
  public mutating func extra(_ name: String, _ text: String) { self.text(name, text) }
  public mutating func flag(_ name: String, _ value: Bool) {
    lines.append("\(name): \(value ? "yes" : "no")")
  }
}
