/// Checks JSON text (RFC 8259) before it is decoded, to report the location of the first error.
///
/// Also rejects input that the decoder accepts but no NavBench document needs: nesting deeper than
/// `greatestDepth`, and numbers whose sum could overflow. Because the check builds no values, a
/// large text takes no additional memory.
struct JSONSyntax {
  /// The greatest nesting depth of arrays and objects.
  static let greatestDepth = 128

  /// The first error in a text; `nil` when there is none.
  static func problem(in bytes: UnsafeRawBufferPointer) -> JSONProblem? {
    // UTF-16, which JSON decoders also accept, contains zeros; JSON in UTF-8 does not.
    if let place = bytes.firstIndex(of: 0) {
      return JSONProblem("at byte \(place): found a zero byte, expected text in UTF-8")
    }
    var syntax = JSONSyntax(bytes: bytes)
    do {
      try syntax.checkText()
      return nil
    } catch {
      return error
    }
  }

  /// The byte ranges of the numbers in a valid text.
  static func numbers(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var syntax = JSONSyntax(bytes: bytes)
    syntax.numbers = []
    try? syntax.checkText()
    return syntax.numbers ?? []
  }

  /// The 1-based line and column of a byte; columns are counted in scalars.
  static func location(of place: Int, in bytes: UnsafeRawBufferPointer) -> String {
    JSONSyntax(bytes: bytes).location(of: place)
  }

  private enum Container {
    case list, object

    var end: UInt8 { self == .list ? UInt8(ascii: "]") : UInt8(ascii: "}") }
  }

  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var total = 0.0
  private var containers: [Container] = []
  // Collected only on request.
  private var numbers: [Range<Int>]?

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // A byte order mark, which the decoder skips too.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  // MARK: Values

  private mutating func checkText() throws(JSONProblem) {
    try beginValue()
    while let container = containers.last {
      skipSpace()
      if next == container.end {
        place += 1
        containers.removeLast()
      } else if take(",") {
        if container == .object { try checkName() }
        try beginValue()
      } else {
        throw problem(expected: "',' or '\(Character(Unicode.Scalar(container.end)))'")
      }
    }
    skipSpace()
    if next != nil { throw problem(expected: "the end of the text") }
  }

  /// Checks a value up to its end, or an array or object up to and including its first element.
  private mutating func beginValue() throws(JSONProblem) {
    while true {
      skipSpace()
      guard let next else { throw problem(expected: "a value") }
      switch next {
      case UInt8(ascii: "["):
        try enter(.list)
        skipSpace()
        if self.next == UInt8(ascii: "]") { return }
      case UInt8(ascii: "{"):
        try enter(.object)
        skipSpace()
        if self.next == UInt8(ascii: "}") { return }
        try checkName(orEnd: true)
      case UInt8(ascii: "\""): return try checkString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try checkNumber()
      default: return try checkWord()
      }
    }
  }

  private mutating func enter(_ container: Container) throws(JSONProblem) {
    guard containers.count < Self.greatestDepth else {
      throw problem(expected: "at most \(Self.greatestDepth) levels of nesting")
    }
    containers.append(container)
    place += 1
  }

  private mutating func checkName(orEnd: Bool = false) throws(JSONProblem) {
    skipSpace()
    guard next == UInt8(ascii: "\"") else {
      throw problem(expected: "a name in double quotes" + (orEnd ? " or '}'" : ""))
    }
    try checkString()
    skipSpace()
    guard take(":") else { throw problem(expected: "':'") }
  }

  private mutating func checkWord() throws(JSONProblem) {
    for word in ["true", "false", "null"] where bytes[place...].starts(with: word.utf8) {
      let end = place + word.utf8.count
      guard end < bytes.count, Self.isLetter(bytes[end]) else {
        place = end
        return
      }
    }
    throw problem(expected: "a value")
  }

  // MARK: Numbers

  private mutating func checkNumber() throws(JSONProblem) {
    let start = place
    _ = take("-")
    if take("0") {
      if let next, Self.isDigit(next) { throw problem(expected: "no digit after a leading zero") }
    } else {
      try takeDigits()
    }
    if take(".") { try takeDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try takeDigits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    numbers?.append(start..<place)
    total += (Double(text) ?? .infinity).magnitude
    guard total <= JSONText.greatestTotal else {
      throw JSONProblem(
        "\(location(of: start)): found \(text.excerpt), which brings the sum of all numbers above"
          + " 10^18; expected a smaller number")
    }
  }

  private mutating func takeDigits() throws(JSONProblem) {
    guard let next, Self.isDigit(next) else { throw problem(expected: "a digit") }
    while place < bytes.count, Self.isDigit(bytes[place]) { place += 1 }
  }

  // MARK: Strings

  private mutating func checkString() throws(JSONProblem) {
    place += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return
      case UInt8(ascii: "\\"): try checkEscape()
      case ..<0x20: throw problem(expected: byte == 0x0A ? "'\"'" : "an escape sequence")
      case 0x80...: place += try lengthOfScalar()
      default: place += 1
      }
    }
    throw problem(expected: "'\"'")
  }

  private mutating func checkEscape() throws(JSONProblem) {
    let start = place
    place += 1
    guard let letter = next, "\"\\/bfnrtu".utf8.contains(letter) else {
      throw problem(expected: #"one of " \ / b f n r t u after '\'"#)
    }
    place += 1
    guard letter == UInt8(ascii: "u") else { return }
    let unit = try hexadecimalUnit()
    if UTF16.isTrailSurrogate(unit) || UTF16.isLeadSurrogate(unit) {
      guard UTF16.isLeadSurrogate(unit), take("\\"), take("u"),
        UTF16.isTrailSurrogate(try hexadecimalUnit())
      else {
        throw JSONProblem(
          "\(location(of: start)): found half of a surrogate pair, expected both halves")
      }
    }
  }

  private mutating func hexadecimalUnit() throws(JSONProblem) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem(expected: "a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  private func lengthOfScalar() throws(JSONProblem) -> Int {
    guard let scalar = scalar(at: place) else {
      throw JSONProblem(
        """
        \(location(of: place)): found byte 0x\(String(bytes[place], radix: 16, uppercase: true)), \
        expected text in UTF-8
        """
      )
    }
    return String(scalar).utf8.count
  }

  // MARK: Bytes

  private mutating func skipSpace() {
    while let next, Self.isSpace(next) { place += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || isDigit(byte) || byte == 0x5F
  }

  private func scalar(at place: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes[place..<min(place + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  // MARK: Errors

  private func problem(expected: String) -> JSONProblem {
    JSONProblem("\(location(of: place)): found \(found), expected \(expected)")
  }

  /// A description of the text at the current position.
  private var found: String {
    guard let byte = next else { return "the end of the text" }
    if byte == 0x0A || byte == 0x0D { return "the end of the line" }
    let word = bytes[place...].prefix(40).prefix(while: Self.isLetter)
    if !word.isEmpty { return "'\(String(decoding: word, as: UTF8.self))'" }
    guard let scalar = scalar(at: place) else {
      return "byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
    return "'\(String(scalar).visible)'"
  }

  /// The 1-based line and column, in scalars; computed only for errors.
  private func location(of place: Int) -> String {
    let before = bytes[..<place]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Only continuation bytes of a scalar have the form 10xxxxxx.
    let column = bytes[start..<place].count { $0 & 0xC0 != 0x80 } + 1
    return "at line \(line), column \(column)"
  }
}
