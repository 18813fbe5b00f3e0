/// A mangled type name, parsed only far enough to decide whether the runtime can resolve it.
///
/// Format: docs/ABI/Mangling.rst of the Swift repository. A symbolic reference consists of a
/// control character and an offset.
struct MangledName {
  let start: UnsafeRawPointer
  let length: Int

  init(_ start: UnsafeRawPointer) { self.init(start, length: start.mangledLength) }

  init(_ start: UnsafeRawPointer, length: Int) {
    self.start = start
    self.length = length
  }

  var bytes: [UInt8] { (0..<length).map { start.load(fromByteOffset: $0, as: UInt8.self) } }

  func ends(_ suffix: String) -> Bool {
    length >= suffix.utf8.count && bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Whether the name depends, or may depend, on generic parameters.
  ///
  /// Without types for these parameters, the runtime terminates the process for some names
  /// (`R.Element`, `repeat each T`).
  var dependsOnParameters: Bool { bytes.withUnsafeBufferPointer { !Scanner.scan($0).isPlain } }

  /// Whether the name may refer back to earlier parts, which may precede the name itself.
  ///
  /// Also true for names with generic parameters, and for those that cannot be parsed completely.
  var hasSubstitutions: Bool {
    bytes.withUnsafeBufferPointer {
      let scan = Scanner.scan($0)
      return scan.hasSubstitutions || !scan.isPlain
    }
  }

  /// Whether the name contains a function type that is a block (`@convention(block)`).
  ///
  /// The runtime has no value witnesses for blocks on Linux, so it crashes on types composed of
  /// them, such as an optional block.
  var hasBlock: Bool { bytes.withUnsafeBufferPointer { Scanner.scan($0).hasBlock } }

  /// Whether the name denotes a function type as stored in memory, or an optional function type.
  var isFunction: Bool {
    bytes.withUnsafeBufferPointer { name in
      name.last == UInt8(ascii: "_") || name.suffix(3).elementsEqual("_Sg".utf8)
        ? Scanner.scan(name).hasFunction : false
    }
  }

  /// Whether the name refers to code that creates the type.
  ///
  /// The compiler emits such a reference for noncopyable types, and the code does not reveal the
  /// type to reflection.
  var isAccessor: Bool { length == 5 && start.load(as: UInt8.self) == 9 }

  /// Parses a name operator by operator.
  private struct Scanner {
    private let name: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// Whether the whole name was understood and contains no generic parameters.
    private(set) var isPlain = true
    private(set) var hasFunction = false
    private(set) var hasBlock = false
    private(set) var hasSubstitutions = false

    static func scan(_ name: UnsafeBufferPointer<UInt8>) -> Scanner {
      var scanner = Scanner(name: name)
      while scanner.isPlain, scanner.position < name.count {
        scanner.isPlain = scanner.skipOperator()
      }
      if scanner.position > name.count { scanner.isPlain = false }
      return scanner
    }

    private init(name: UnsafeBufferPointer<UInt8>) { self.name = name }

    private func at(_ place: Int) -> UInt8 { place < name.count ? name[place] : 0 }
    private func isDigit(_ place: Int) -> Bool { (48...57).contains(at(place)) }
    private func isUppercase(_ place: Int) -> Bool { (65...90).contains(at(place)) }
    private func isLetter(_ place: Int) -> Bool {
      isUppercase(place) || (97...122).contains(at(place))
    }

    /// - Returns: `false` for a generic parameter or an unknown operator.
    private mutating func skipOperator() -> Bool {
      let first = name[position]
      position += 1
      switch first {
      case 0x01...0x17: position += 4
      case 0x18...0x1F: position += 8
      case 48...57:
        position -= 1
        return skipIdentifier()
      case UInt8(ascii: "x"), UInt8(ascii: "q"): return false
      case UInt8(ascii: "Q"):
        // Opaque types may be independent of parameters; all other archetypes depend on one.
        guard "orORuU".utf8.contains(at(position)) else { return false }
        position += 1
      case UInt8(ascii: "S"): skipStandardType()
      case UInt8(ascii: "A"): skipSubstitutions()
      case UInt8(ascii: "X"):
        // `XzB` is a block with a type of C.
        if at(position) == UInt8(ascii: "z") { position += 1 }
        if "BL".utf8.contains(at(position)) { hasBlock = true }
        position += 1
      case UInt8(ascii: "B"): skipBuiltin()
      case UInt8(ascii: "L"):
        if at(position) == UInt8(ascii: "L") { position += 1 } else { skipThroughUnderscore() }
      case UInt8(ascii: "I"):
        hasFunction = true
        let attributes = position
        skipThroughUnderscore()
        let end = min(position, name.count)
        if attributes < end, name[attributes..<end].contains(UInt8(ascii: "B")) { hasBlock = true }
      case UInt8(ascii: "$"): skipThroughUnderscore()
      default: break
      }
      return true
    }

    private mutating func skipThroughUnderscore() {
      while position < name.count, name[position] != UInt8(ascii: "_") { position += 1 }
      position += 1
    }

    // Standard types: `Si` is one, `S2i` is two in a row, and `ScA` belongs to the concurrency
    // module.
    private mutating func skipStandardType() {
      while isDigit(position) { position += 1 }
      position += at(position) == UInt8(ascii: "c") ? 2 : 1
    }

    // Substitutions: `AA` is one, `AbC` is two, and `A2C` is the same one twice.
    private mutating func skipSubstitutions() {
      hasSubstitutions = true
      while position < name.count, !isUppercase(position), at(position) != UInt8(ascii: "_") {
        position += 1
      }
      position += 1
    }

    private mutating func skipBuiltin() {
      let kind = at(position)
      position += 1
      if "ifv".utf8.contains(kind) { skipThroughUnderscore() }
    }

    private mutating func number() -> Int {
      var number = 0
      while isDigit(position), number <= name.count {
        number = number * 10 + Int(name[position] - 48)
        position += 1
      }
      return number
    }

    // `4Node`; after a leading 0, letters are substitutions for words of earlier identifiers; after
    // 00, the text is Punycode.
    private mutating func skipIdentifier() -> Bool {
      var hasWords = false
      var isPunycode = false
      if at(position) == UInt8(ascii: "0") {
        position += 1
        isPunycode = at(position) == UInt8(ascii: "0")
        hasWords = !isPunycode
        if isPunycode { position += 1 }
      }
      repeat {
        while hasWords, isLetter(position) {
          hasSubstitutions = true
          hasWords = !isUppercase(position)
          position += 1
        }
        if at(position) == UInt8(ascii: "0") {
          position += 1
          return true
        }
        let length = number()
        guard length > 0, position + length <= name.count else { return false }
        if isPunycode, at(position) == UInt8(ascii: "_") { position += 1 }
        position += length
      } while hasWords
      return true
    }
  }
}

extension UnsafeRawPointer {
  /// The length in bytes of a mangled name that may contain symbolic references.
  var mangledLength: Int {
    var n = 0
    while true {
      let c = load(fromByteOffset: n, as: UInt8.self)
      if c == 0 { return n }
      n += c <= 0x17 ? 5 : c <= 0x1F ? 9 : 1
    }
  }
}
