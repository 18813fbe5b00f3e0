import Foundation

/// The Swift files of a folder, counted one by one.
///
/// Files are in the order of their paths' bytes, whatever the machine and its language. Counted
/// are regular files that end in ".swift"; left out are hidden files, hidden folders (`.build`
/// among them) and symbolic links, so no file is counted twice.
public struct SourceTree: Sendable {
  /// The folder or the file, as it was given.
  public let root: String

  /// The files, ordered by relative path.
  public let files: [SourceFile]

  /// Counts every Swift file of a folder, or the one file that the path names.
  ///
  /// - Parameters:
  ///   - path: A folder or a ".swift" file; a symbolic link is followed, for it was named.
  ///   - roles: The roles that the files may have.
  /// - Throws: A case of `SourceTreeError` that holds the path: nothing is left out in silence.
  public init(at path: String, roles: RoleAssignment = .none) throws(SourceTreeError) {
    try self.init(at: FilePath(path), roles: roles)
  }

  /// The same for a path that need not be UTF-8.
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
  public var counts: LineCounts { files.lazy.map(\.counts).sum() }

  /// The files whose names fit none of the roles.
  public var filesWithoutRole: [SourceFile] { files.filter { $0.role == nil } }

  /// The files that a comment or literal runs out of; they count, but they do not compile.
  public var filesLeftOpen: [SourceFile] { files.filter { $0.unclosed != nil } }
}

extension SourceTree {
  /// The paths below a folder, in the order of their bytes.
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
