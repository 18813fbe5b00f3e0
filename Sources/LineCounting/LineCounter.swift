/// Counts the code, comment and blank lines of Swift source.
///
/// It works on bytes with a lexer of its own, so invalid UTF-8 is harmless and every input has a
/// count. Nested comments, raw and multi-line strings, interpolations, regex literals, raw
/// identifiers and editor placeholders are told apart as the compiler's lexer does. All branches
/// of `#if` count. A byte order mark is no line and no code; a shebang line is code.
///
/// ```swift
/// let counts = LineCounter.count("let a = 1 // one\n\n/* two */\n")
/// // counts.code == 1, counts.blank == 1, counts.comment == 1, counts.physical == 3
/// ```
///
/// - Complexity: Linear in the number of bytes; the depth of nesting costs memory, never stack.
public enum LineCounter {
  /// Counts the lines of source held as bytes.
  public static func count(_ source: some Sequence<UInt8>) -> LineCounts {
    scan(source).counts
  }

  /// Counts the lines of source held as a string.
  public static func count(_ source: String) -> LineCounts {
    scan(source.utf8).counts
  }

  /// Counts the lines of source held as bytes, and says whether a construct was left open.
  public static func scan(_ source: some Sequence<UInt8>) -> SourceScan {
    let fast = source.withContiguousStorageIfAvailable { bytes in
      var scanner = SourceScanner(bytes)
      return scanner.scan()
    }
    // Only sequences without storage of their own come here: copy once, then it is an array.
    return fast ?? scan(ContiguousArray(source))
  }
}

/// What one pass over a source file finds.
public struct SourceScan: Hashable, Sendable {
  /// The lines of the file.
  public var counts: LineCounts

  /// The construct that was still open at the end of the file; such a file does not compile.
  ///
  /// The counts are still those of the compiler's lexer: whatever follows an open comment is
  /// comment, whatever follows an open multi-line string is code.
  public var unclosed: UnclosedConstruct?
}

/// A comment or a literal that the end of the file cut off.
public struct UnclosedConstruct: Hashable, Sendable {
  /// What can be left open over the end of a line.
  public enum Kind: String, Hashable, Sendable {
    case blockComment = "block comment"
    case multilineString = "multi-line string"
    case interpolation = "string interpolation"
  }

  /// What was left open.
  public var kind: Kind

  /// The line on which it was opened; the first line is 1.
  public var line: Int
}
