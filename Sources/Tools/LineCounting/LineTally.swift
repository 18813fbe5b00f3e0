import SwiftLexing

/// Classifies every line of a source as code, comment or blank by the lexemes on it.
struct LineTally {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var counts = LineCounts.zero
  private var marks: LineMarks = []
  private var lineStart = 0

  /// The counts of the whole source that a lexer reads.
  static func counts(of lexer: inout Lexer, _ bytes: UnsafeBufferPointer<UInt8>) -> LineCounts {
    var tally = LineTally(bytes: bytes)
    while let lexeme = lexer.next() {
      tally.add(lexeme, spansLines: lexer.line > lexeme.line)
    }
    if bytes.count > tally.lineStart { tally.classifyLine() }
    return tally.counts
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func add(_ lexeme: Lexeme, spansLines: Bool) {
    let construct: LineMarks
    switch lexeme.kind {
    case .byteOrderMark: return lineStart = lexeme.range.upperBound
    case .newline: return closeLine(endingAt: lexeme.range.upperBound, continuing: [])
    case .lineComment, .blockComment: construct = .comment
    default: construct = .code
    }
    marks.formUnion([construct, .text])
    guard spansLines else { return }
    for index in lexeme.range {
      if endsLine(at: index) {
        closeLine(endingAt: index + 1, continuing: construct)
      } else if bytes[index].isVisible {
        marks.insert(.text)
      }
    }
  }

  private func endsLine(at index: Int) -> Bool {
    // The first half of CRLF does not end a line.
    let isHalf = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
    return bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") && !isHalf
  }

  private mutating func closeLine(endingAt end: Int, continuing construct: LineMarks) {
    if bytes[end - 1] == UInt8(ascii: "\n") { counts.physical += 1 }
    classifyLine()
    lineStart = end
    marks = construct
  }

  private mutating func classifyLine() {
    if marks.contains(.code) {
      counts.code += 1
      if !marks.contains(.text) { counts.emptyInLiterals += 1 }
    } else if marks.contains(.comment) {
      counts.comment += 1
      if !marks.contains(.text) { counts.emptyInComments += 1 }
    } else {
      counts.blank += 1
    }
  }
}

/// The kinds of content found on a line so far.
private struct LineMarks: OptionSet {
  let rawValue: UInt8

  /// Part of the program, including literals.
  static let code = LineMarks(rawValue: 1)
  /// Part of a comment.
  static let comment = LineMarks(rawValue: 2)
  /// Any visible character.
  static let text = LineMarks(rawValue: 4)
}

extension UInt8 {
  /// Whether the byte is visible. As in `cloc`, a line without visible bytes is empty.
  fileprivate var isVisible: Bool { self > UInt8(ascii: " ") }
}
