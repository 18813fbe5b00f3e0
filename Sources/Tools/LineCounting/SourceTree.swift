import Foundation

/// The Swift files of a folder, with their line counts.
///
/// Files are sorted by the bytes of their paths, independently of machine and locale. Regular files
/// that end in ".swift" are counted; hidden files, hidden folders (such as `.build`) and symbolic
/// links are skipped, so no file is counted twice.
package struct SourceTree: Sendable {
  /// The folder or file, as given.
  package let root: String

  /// The files, sorted by relative path.
  package let files: [SourceFile]

  /// Counts every Swift file in a folder, or the single file at the path.
  ///
  /// - Parameters:
  ///   - path: A folder or a ".swift" file; a symbolic link is followed because it was given
  ///     explicitly.
  ///   - roles: The roles that the files may have.
  /// - Throws: `SourceTreeError`, which contains the path: no file is skipped silently.
  package init(at path: String, roles: RoleAssignment = .none) throws(SourceTreeError) {
    try self.init(at: FilePath(path), roles: roles)
  }

  /// Counts the files at a path that need not be UTF-8.
  package init(at path: FilePath, roles: RoleAssignment = .none) throws(SourceTreeError) {
    root = path.description
    guard try FileKind(ofTargetOf: path) == .folder else {
      files = [try SourceFile(at: path, roles: roles)]
      return
    }
    var files: [SourceFile] = []
    for relativePath in try Self.swiftFiles(below: path) {
      let file = try SourceFile(
        readingFrom: path.appending(relativePath), relativePath: relativePath, roles: roles)
      files.append(file)
    }
    guard !files.isEmpty else { throw .noSwiftFiles(path: root) }
    self.files = files
  }

  /// The lines of all files.
  package var counts: LineCounts { files.lazy.map(\.counts).sum() }

  /// The files that end inside a comment or literal; they are counted, but do not compile.
  package var filesLeftOpen: [SourceFile] { files.filter { $0.unclosed != nil } }
}

extension SourceTree {
  /// The paths below a folder, sorted by their bytes.
  private static func swiftFiles(below root: FilePath) throws(SourceTreeError) -> [FilePath] {
    var found: [FilePath] = []
    var folders: [FilePath?] = [nil]
    while let folder = folders.popLast() {
      for name in try contents(of: folder.map(root.appending) ?? root) {
        if name.hasPrefix(".") { continue }
        let relativePath = folder?.appending(name) ?? name
        switch try FileKind(of: root.appending(relativePath)) {
        case .folder: folders.append(relativePath)
        case .file where name.hasSuffix(".swift"): found.append(relativePath)
        case .other where name.hasSuffix(".swift"):
          throw .notARegularFile(path: root.appending(relativePath).description)
        case .file, .symbolicLink, .other: break
        }
      }
    }
    return found.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  private static func contents(of folder: FilePath) throws(SourceTreeError) -> [FilePath] {
    guard let names = folder.names else { throw .unreadable(path: folder.description) }
    return names
  }
}
