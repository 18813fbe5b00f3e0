/// How many lines a piece of Swift source has, and what they hold.
///
/// Every line is exactly one of blank, comment or code, so `blank + comment + code == lines`.
/// A line that holds both code and a comment is code.
///
/// Two figures count lines as a whole, and differ by design:
/// - `physical` is what `wc -l` prints: newline *characters*. A last line without a newline is not
///   in it, and a file of bare carriage returns has none.
/// - `lines` is what an editor shows: a line ends with LF, CRLF or CR, and a last line without a
///   newline is a line. It is what `cloc` adds up to.
public struct LineCounts: Hashable, Sendable {
  /// Newline characters (LF bytes) in the file: exactly the figure of `wc -l`.
  public var physical: Int

  /// Lines with at least one byte of code, and every line of a string or regex literal.
  ///
  /// An empty line inside a multi-line string is code, for it is part of the program's data.
  public var code: Int

  /// Lines that hold a comment and no code.
  ///
  /// An empty line inside a block comment is a comment.
  public var comment: Int

  /// Lines of white space only, outside comments and literals.
  public var blank: Int

  /// How many of the `code` lines are empty lines inside a multi-line literal.
  ///
  /// `cloc` calls them blank; see `codeAsCloc`.
  public var emptyInLiterals: Int

  /// How many of the `comment` lines are empty lines inside a block comment.
  ///
  /// `cloc` calls them blank.
  public var emptyInComments: Int

  /// No lines at all.
  public static let zero = LineCounts()

  /// Creates counts from their parts; what is not given is zero.
  public init(
    physical: Int = 0, code: Int = 0, comment: Int = 0, blank: Int = 0,
    emptyInLiterals: Int = 0, emptyInComments: Int = 0
  ) {
    self.physical = physical
    self.code = code
    self.comment = comment
    self.blank = blank
    self.emptyInLiterals = emptyInLiterals
    self.emptyInComments = emptyInComments
  }

  /// All lines, the last one included whether or not a newline ends it.
  public var lines: Int { code + comment + blank }

  /// The code lines by the convention of `cloc`, which leaves out empty lines inside literals.
  public var codeAsCloc: Int { code - emptyInLiterals }

  /// The counts of both parts, taken as separate files.
  public static func + (left: LineCounts, right: LineCounts) -> LineCounts {
    LineCounts(
      physical: left.physical + right.physical,
      code: left.code + right.code,
      comment: left.comment + right.comment,
      blank: left.blank + right.blank,
      emptyInLiterals: left.emptyInLiterals + right.emptyInLiterals,
      emptyInComments: left.emptyInComments + right.emptyInComments)
  }

  /// Adds the counts of another file.
  public static func += (left: inout LineCounts, right: LineCounts) {
    left = left + right
  }
}

extension Sequence<LineCounts> {
  /// The counts of all files together.
  public func sum() -> LineCounts {
    reduce(.zero, +)
  }
}
