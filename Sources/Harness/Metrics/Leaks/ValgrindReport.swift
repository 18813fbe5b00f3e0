import BenchmarkKit

/// The result of Valgrind's leak check, parsed from its XML.
///
/// *Definitely* and *indirectly* lost blocks are reachable only from other lost blocks, if at all.
/// *Possibly* lost blocks, to which only interior pointers refer, are not counted: every program
/// has some in the Swift runtime.
package struct ValgrindReport: Hashable, Sendable {
  /// Lost blocks of `swift_allocObject`: instances, closure contexts, boxes, collection storage.
  package private(set) var objects = 0
  /// Lost side tables: the reference counts of objects that are, or were, weakly referenced.
  package private(set) var sideTables = 0
  /// Lost storage of long strings, also from `swift_allocObject`, but without references.
  package private(set) var strings = 0
  /// All other lost blocks, such as the mutex of a lost `NSLock`.
  package private(set) var others = 0

  /// An error thrown when a report is incomplete or malformed.
  package struct Malformed: Error, CustomStringConvertible, Sendable {
    /// The error message: the problem, and the expected content.
    package let description: String
  }

  /// Parses a report in which every childless element is on a separate line.
  ///
  /// - Throws: `Malformed` if the report is incomplete, or a leak lacks its number of blocks.
  package init(xml: String) throws(Malformed) {
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
        description: "valgrind's report is truncated, expected '</valgrindoutput>' at its end."
          + " Check the free disk space.")
    }
  }

  private mutating func add(_ record: Record) throws(Malformed) {
    guard record.isLost else { return }
    guard let blocks = record.blocks else {
      throw Malformed(
        description: "a leak in valgrind's report has no number of blocks,"
          + " expected '<leakedblocks>'. Use valgrind 3.19, which is known to work.")
    }
    switch record.origin {
    case .object: objects += blocks
    case .sideTable: sideTables += blocks
    case .string: strings += blocks
    case .other: others += blocks
    }
  }

  /// Blocks that were allocated with the same call stack.
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

    // The allocating function comes first, followed by its callers.
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
  /// The text of an element that occupies the whole line.
  fileprivate func content(of element: String) -> Substring? {
    guard hasPrefix("<\(element)>"), hasSuffix("</\(element)>") else { return nil }
    return dropFirst(element.count + 2).dropLast(element.count + 3)
  }
}
