/// A table of line counts as a source prints it, one row per file.
///
/// The counts are *physical* lines, like those of `wc -l`: headers, comments and blank lines are
/// included.
package struct PublishedTable: Codable, Hashable, Sendable {
  /// The lines of the same file in several architectures.
  package struct Row: Codable, Hashable, Sendable {
    /// The name of the row, such as `LoginViewController`.
    package let name: String
    /// Names of files that belong to the row, without extension; the first is the file that `name`
    /// stands for.
    package let files: [String]
    /// Physical lines by architecture name in the source; absent for architectures without the
    /// file.
    package let lines: [String: Int]

    package init(_ name: String, files: [String]? = nil, lines: [String: Int]) {
      self.name = name
      self.files = files ?? [name]
      self.lines = lines
    }
  }

  /// A short name, usable as a file name, such as `view-controllers`.
  package let name: String
  /// The source's heading, such as `View Controllers`.
  package let title: String
  /// The architectures in the source's order; differences are relative to the first.
  package let architectures: [String]
  /// Architectures whose line counts the source does not print; they were counted in its code.
  package let counted: [String]
  package let rows: [Row]
  /// The roles of our files that the table covers; they need no other table of line counts.
  package let roles: [String]
  /// Mistakes in the source and other remarks, for the reader.
  package let notes: [String]

  package init(
    name: String, title: String, architectures: [String], counted: [String] = [], rows: [Row],
    roles: [String], notes: [String] = []
  ) {
    self.name = name
    self.title = title
    self.architectures = architectures
    self.counted = counted
    self.rows = rows
    self.roles = roles
    self.notes = notes
  }
}

extension PublishedTable {
  /// The table's line count for a file, named without its extension.
  package func lines(of file: String, in architecture: String) -> Int? {
    guard architectures.contains(architecture) else { return nil }
    return rows.first { $0.files.contains(file) }?.lines[architecture]
  }
}
