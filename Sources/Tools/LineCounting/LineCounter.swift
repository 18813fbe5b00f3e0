import SwiftLexing

/// Counts the code, comment and blank lines of Swift source.
///
/// Invalid UTF-8 is harmless and every input has a count. All branches of `#if` count. A byte order
/// mark is neither a line nor code; a shebang line is code.
///
/// ```swift
/// let counts = LineCounter.count("let a = 1 // one\n\n/* two */\n")
/// // counts.code == 1, counts.blank == 1, counts.comment == 1, counts.physical == 3
/// ```
///
/// - Complexity: Linear in the number of bytes; nesting uses heap memory, not the call stack.
package enum LineCounter {
  /// Counts the lines of source held as bytes.
  package static func count(_ source: some Sequence<UInt8>) -> LineCounts {
    scan(source).counts
  }

  /// Counts the lines of source held as a string.
  package static func count(_ source: String) -> LineCounts { scan(source.utf8).counts }

  /// Counts the lines of source held as bytes, and reports any construct left open.
  package static func scan(_ source: some Sequence<UInt8>) -> SourceScan {
    let fast = source.withContiguousStorageIfAvailable { bytes in
      var lexer = Lexer(bytes)
      return SourceScan(
        counts: LineTally.counts(of: &lexer, bytes),
        unclosed: lexer.unclosed.map { UnclosedConstruct(kind: .init($0.kind), line: $0.line) })
    }
    // Only sequences without contiguous storage get here; they are copied to an array once.
    return fast ?? scan(ContiguousArray(source))
  }
}

/// The result of one pass over a source file.
package struct SourceScan: Hashable, Sendable {
  /// The lines of the file.
  package var counts: LineCounts

  /// The construct that was still open at the end of the file; such a file does not compile.
  ///
  /// The counts still follow the compiler's lexer: after an open comment, everything is a comment;
  /// after an open multi-line string, everything is code.
  package var unclosed: UnclosedConstruct?
}

/// A comment or literal cut off by the end of the file.
package struct UnclosedConstruct: Hashable, Sendable {
  /// The constructs that can remain open past the end of a line.
  package enum Kind: String, Hashable, Sendable {
    case blockComment = "block comment"
    case multilineString = "multi-line string"
    case interpolation = "string interpolation"

    fileprivate init(_ kind: Lexeme.Kind) {
      switch kind {
      case .blockComment: self = .blockComment
      case .stringHead: self = .interpolation
      default: self = .multilineString
      }
    }
  }

  /// The kind of construct left open.
  package var kind: Kind

  /// The line on which the construct begins, from 1.
  package var line: Int
}
