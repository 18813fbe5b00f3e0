import Foundation

/// A Callgrind profile of a program, or of part of its run.
package struct CallgrindProfile: Sendable {
  /// A function with one of its chains of callers, as recorded by Callgrind.
  package struct Function: Hashable, Sendable {
    package let name: String
    /// The names of the function's callers, nearest first.
    package let callers: [String]
    /// Instructions in the function itself, excluding callees.
    package internal(set) var instructions = 0
    package internal(set) var calls = 0

    init(context: Substring) {
      // Files have millions of names: splitting bytes is ten times as fast as splitting characters.
      let names = context.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      name = names[0]
      callers = Array(names.dropFirst())
    }
  }

  /// An error thrown when a file cannot be read.
  package struct Malformed: Error, CustomStringConvertible, Sendable {
    /// The error message: the unexpected content, the expected content, and the remedy.
    package let description: String
  }

  /// The event that made Callgrind write this part, such as `Program termination`.
  package private(set) var trigger = ""
  /// The functions, in no particular order.
  package private(set) var functions: [Function] = []
  package private(set) var total = 0

  /// Parses a file of Callgrind's format version 1, whose first event is the instruction count.
  ///
  /// - Throws: `Malformed` if the file has another format or its counts do not add up.
  package init(_ data: Data) throws(Malformed) {
    var reader = Reader()
    for line in String(decoding: data, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
      try reader.read(Substring(line))
    }
    guard let expected = reader.total else {
      throw Malformed(
        description:
          """
          found no line 'summary:' or 'totals:', expected a complete callgrind file. Repeat the \
          measurement.
          """
      )
    }
    trigger = reader.trigger
    functions = Array(reader.functions.values)
    total = functions.reduce(0) { $0 + $1.instructions }
    guard total == expected else {
      throw Malformed(
        description:
          "found \(total) instructions in all functions, expected the file's total of \(expected)."
          + " This version of callgrind is not supported; report it to the authors of bench.")
    }
  }
}

/// The state of the parser.
///
/// A name is written once, as `(7) name`, and referred to by its number, `(7)`, from then on.
private struct Reader {
  var trigger = ""
  var total: Int?
  var functions: [Int: CallgrindProfile.Function] = [:]
  private var numberOfPositions = 1
  private var current: Int?
  private var callee: Int?
  // The line after `calls=` holds the inclusive cost of the calls, not a cost of the caller itself.
  private var isCostOfCalls = false

  mutating func read(_ line: Substring) throws(CallgrindProfile.Malformed) {
    guard let first = line.utf8.first else { return }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"):
      try readCost(line)
    case UInt8(ascii: "#"): break
    default: try readWord(line)
    }
  }

  private mutating func readWord(_ line: Substring) throws(CallgrindProfile.Malformed) {
    guard
      let mark = line.utf8.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") })
    else { throw malformed(line) }
    let value = line[line.utf8.index(after: mark)...]
    switch line[..<mark] {
    case "fn": current = try function(value)
    case "cfn": callee = try function(value)
    case "calls":
      guard let callee, let count = Int(value.prefix { $0 != " " }) else { throw malformed(line) }
      functions[callee]?.calls += count
      isCostOfCalls = true
    case "desc": if value.hasPrefix(" Trigger: ") { trigger = String(value.dropFirst(10)) }
    case "positions": numberOfPositions = value.split(separator: " ").count
    case "events":
      guard value.split(separator: " ").first == "Ir" else { throw malformed(line) }
    case "summary", "totals":
      guard let count = value.split(separator: " ").first.flatMap({ Int($0) }) else {
        throw malformed(line)
      }
      total = count
    default: break
    }
  }

  private mutating func function(
    _ text: Substring
  ) throws(CallgrindProfile.Malformed) -> Int {
    guard text.utf8.first == UInt8(ascii: "("),
      let end = text.utf8.firstIndex(of: UInt8(ascii: ")")),
      let number = Int(text[text.utf8.index(after: text.startIndex)..<end])
    else { throw malformed(text) }
    let name = Substring(text.utf8[end...].dropFirst(2))
    if !name.isEmpty {
      functions[number] = CallgrindProfile.Function(context: name)
    } else if functions[number] == nil {
      throw malformed(text)
    }
    return number
  }

  private mutating func readCost(_ line: Substring) throws(CallgrindProfile.Malformed) {
    if isCostOfCalls {
      isCostOfCalls = false
      return
    }
    let fields = line.utf8.split(separator: UInt8(ascii: " "))
    guard let current, fields.count >= numberOfPositions else { throw malformed(line) }
    // Trailing zeros are omitted from a line.
    guard fields.count > numberOfPositions else { return }
    guard let count = Int(Substring(fields[numberOfPositions])) else { throw malformed(line) }
    functions[current]?.instructions += count
  }

  private func malformed(_ line: Substring) -> CallgrindProfile.Malformed {
    CallgrindProfile.Malformed(
      description:
        "found '\(line.prefix(80))', expected a line of callgrind's format 1 with the event Ir."
        + " This version of callgrind is not supported; report it to the authors of bench.")
  }
}
