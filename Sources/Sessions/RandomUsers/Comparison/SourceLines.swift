import LineCounting

/// A source file with its line counts.
package struct SourceLines: Codable, Hashable, Sendable {
  /// The path below the version's folder.
  package let path: String
  /// Lines as counted by `wc -l`.
  package let physical: Int
  /// Lines of code as counted by cloc.
  package let code: Int
  package let comment: Int
  package let blank: Int

  /// The Swift files of a folder.
  static func files(in folder: String) throws -> [SourceLines] {
    try SourceTree(at: folder).files.map { file in
      let counts = file.counts
      return SourceLines(
        path: file.relativePath, physical: counts.physical, code: counts.codeAsCloc,
        comment: counts.commentAsCloc, blank: counts.blankAsCloc)
    }
  }
}
