/// The numbers of code, comment and blank lines in a piece of Swift source.
///
/// Every line is exactly one of blank, comment or code, so `blank + comment + code == lines`. A
/// line with both code and a comment is code.
///
/// Two properties count whole lines, and differ by design:
/// - `physical` is what `wc -l` prints: newline *characters*. It omits a last line without a
///   newline, and is 0 for a file of bare carriage returns.
/// - `lines` is what an editor shows: a line ends with LF, CRLF or CR, and a last line without a
///   newline counts. It is the total that `cloc` reports.
package struct LineCounts: Hashable, Sendable {
  /// Newline characters (LF bytes) in the file: exactly what `wc -l` prints.
  package var physical: Int

  /// Lines with at least one byte of code, and every line of a string or regex literal.
  ///
  /// An empty line inside a multi-line string is code, because it is part of the program's data.
  package var code: Int

  /// Lines with a comment and no code.
  ///
  /// An empty line inside a block comment is a comment.
  package var comment: Int

  /// Lines of white space only, outside comments and literals.
  package var blank: Int

  /// The number of `code` lines that are empty lines inside a multi-line literal.
  ///
  /// `cloc` counts them as blank; see `codeAsCloc`.
  package var emptyInLiterals: Int

  /// The number of `comment` lines that are empty lines inside a block comment.
  ///
  /// `cloc` counts them as blank.
  package var emptyInComments: Int

  /// Counts without any lines.
  package static let zero = LineCounts()

  /// Creates counts with the given parts; omitted parts are zero.
  package init(
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

  /// All lines, including a last line without a newline.
  package var lines: Int { code + comment + blank }

  /// The code lines by the convention of `cloc`, which excludes empty lines inside literals.
  package var codeAsCloc: Int { code - emptyInLiterals }
  /// The lines of comment as `cloc` counts them.
  package var commentAsCloc: Int { comment - emptyInComments }
  /// The blank lines as `cloc` counts them: an empty line is blank even in a comment or literal.
  package var blankAsCloc: Int { blank + emptyInComments + emptyInLiterals }

  /// The total counts of two separate files.
  package static func + (left: LineCounts, right: LineCounts) -> LineCounts {
    LineCounts(
      physical: left.physical + right.physical, code: left.code + right.code,
      comment: left.comment + right.comment, blank: left.blank + right.blank,
      emptyInLiterals: left.emptyInLiterals + right.emptyInLiterals,
      emptyInComments: left.emptyInComments + right.emptyInComments)
  }

  /// Adds the counts of another file.
  package static func += (left: inout LineCounts, right: LineCounts) { left = left + right }
}

extension Sequence<LineCounts> {
  /// The total of all counts.
  package func sum() -> LineCounts { reduce(.zero, +) }
}
