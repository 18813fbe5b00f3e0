/// Takes down what is on a screen, fact by fact and in a fixed order.
///
/// The reference model and the reader of the real window tell the same story to a sink. One sink keeps
/// a digest, which costs next to nothing and is compared after every event; another keeps the words, which are
/// compared only when the digests differ.
public protocol ScreenSink {
  /// Notes that `name` has a text; `nil` and an empty text are told apart from each other only by the caller.
  mutating func text(_ name: String, _ value: String)
  /// Notes that `name` is a whole number.
  mutating func number(_ name: String, _ value: Int)
  /// Notes that `name` holds or does not hold.
  mutating func flag(_ name: String, _ value: Bool)
  /// Notes a number that cannot be seen on the screen, such as how often the app has answered the system.
  ///
  /// It is compared, and is no part of a checksum.
  mutating func extra(_ name: String, _ value: Int)
  /// Notes a text that is compared, and is no part of a checksum.
  mutating func extra(_ name: String, _ text: String)
}

/// A 64-bit digest of what was noted; equal stories give equal digests on every machine and in every run.
public struct ScreenDigest: ScreenSink, Hashable, Sendable {
  /// The digest of everything noted so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The digest of what cannot be seen on the screen.
  private var extras: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Starts with nothing noted.
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

/// What was noted, in words: a line a fact, for people to read and compare.
public struct ScreenTranscript: ScreenSink, Hashable, Sendable {
  /// One line a fact, such as `login: enabled` or `title: "Players"`.
  public private(set) var lines: [String] = []

  /// Starts with nothing noted.
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
