/// What valgrind's leak check says was lost, read from its XML.
///
/// *Definitely* and *indirectly* lost blocks are those that nothing refers to but other lost blocks. *Possibly* lost ones are
/// referred to in their middle only, as some of the Swift runtime's are in every program; they do not count.
public struct ValgrindReport: Hashable, Sendable {
  /// Lost blocks that `swift_allocObject` asked for: instances, closure contexts, boxes, storage of collections.
  public private(set) var objects = 0
  /// Lost blocks with the reference counts of objects that are, or were, referred to weakly.
  public private(set) var sideTables = 0
  /// Lost blocks with the text of long strings; `swift_allocObject` makes them too, but they can hold nothing.
  public private(set) var strings = 0
  /// All other lost blocks, such as the mutex of a lost `NSLock`.
  public private(set) var others = 0

  /// Why a text is not a whole report.
  public struct Malformed: Error, CustomStringConvertible, Sendable {
    /// What was found, and what was expected.
    public let description: String
  }

  /// Reads a report, in which every element that has no children fills a line.
  ///
  /// - Throws: `Malformed` when the report has no end, or a leak does not say how many blocks it is of.
  public init(xml: String) throws(Malformed) {
    var record = Record()
    var isWhole = false
    for line in xml.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      switch line {
      case "<error>": record = Record()
      case "</error>": try add(record)
      case "</valgrindoutput>": isWhole = true
      default: record.read(line)
      }
    }
    guard isWhole else {
      throw Malformed(
        description: "valgrind's report ends too early, expected '</valgrindoutput>' at its end."
          + " Is the disk full?")
    }
  }

  private mutating func add(_ record: Record) throws(Malformed) {
    guard record.isLost else { return }
    guard let blocks = record.blocks else {
      throw Malformed(
        description: "a leak in valgrind's report has no number of blocks,"
          + " expected '<leakedblocks>'. Is this a version of valgrind that nobody has tried?")
    }
    switch record.origin {
    case .object: objects += blocks
    case .sideTable: sideTables += blocks
    case .string: strings += blocks
    case .other: others += blocks
    }
  }

  /// Blocks that were allocated at the same place.
  private struct Record {
    enum Origin {
      case object, sideTable, string, other
    }

    private(set) var isLost = false
    private(set) var blocks: Int?
    private(set) var origin = Origin.other

    mutating func read(_ line: Substring) {
      if let kind = line.content(of: "kind") {
        isLost = kind == "Leak_DefinitelyLost" || kind == "Leak_IndirectlyLost"
      } else if let number = line.content(of: "leakedblocks") {
        blocks = Int(number)
      } else if let function = line.content(of: "fn") {
        note(function)
      }
    }

    // The function that asked for the block comes first, its callers behind it.
    private mutating func note(_ function: Substring) {
      switch origin {
      case .other where function == "swift_allocObject": origin = .object
      case .other where function.hasPrefix("swift::RefCounts"): origin = .sideTable
      case .object where function.contains("allocateStringStorage"): origin = .string
      default: break
      }
    }
  }
}

extension Substring {
  /// The text of an element that fills the line.
  fileprivate func content(of element: String) -> Substring? {
    guard hasPrefix("<\(element)>"), hasSuffix("</\(element)>") else { return nil }
    return dropFirst(element.count + 2).dropLast(element.count + 3)
  }
}
