import Foundation

/// A Swift file with its line counts and role.
package struct SourceFile: Hashable, Sendable {
  /// The path relative to the tree's root, with slashes: "Login/LoginView.swift".
  ///
  /// For a file given by its own path, this is the file's name.
  package let relativePath: String

  /// The file's role, or `nil` if its name matches none of the given roles.
  package let role: Role?

  /// The lines of the file.
  package let counts: LineCounts

  /// The construct that is still open at the end of the file; such a file does not compile.
  package let unclosed: UnclosedConstruct?

  /// The file's name: "LoginView.swift".
  package var name: String { String(relativePath.split(separator: "/").last ?? "") }
}

extension SourceFile {
  /// Reads and counts one file.
  ///
  /// - Parameters:
  ///   - path: A regular file that ends in ".swift"; a symbolic link is followed because it was
  ///     given explicitly.
  ///   - roles: The roles that the file may have.
  /// - Throws: `SourceTreeError`, which contains the path.
  package init(at path: String, roles: RoleAssignment = .none) throws(SourceTreeError) {
    try self.init(at: FilePath(path), roles: roles)
  }

  init(at path: FilePath, roles: RoleAssignment) throws(SourceTreeError) {
    switch try FileKind(ofTargetOf: path) {
    case .folder: throw .folderInsteadOfFile(path: path.description)
    case .other: throw .notARegularFile(path: path.description)
    case .file where !path.hasSuffix(".swift"): throw .notSwift(path: path.description)
    case .file, .symbolicLink: break
    }
    let name = path.bytes.split(separator: UInt8(ascii: "/")).last.map {
      FilePath(bytes: Array($0))
    }
    try self.init(readingFrom: path, relativePath: name ?? path, roles: roles)
  }

  init(readingFrom path: FilePath, relativePath: FilePath, roles: RoleAssignment)
    throws(SourceTreeError)
  {
    let scan = try Self.scan(path)
    let relativePath = relativePath.description
    self.init(
      relativePath: relativePath,
      role: roles.role(ofFileNamed: relativePath.split(separator: "/").last.map(String.init) ?? ""),
      counts: scan.counts, unclosed: scan.unclosed)
  }

  private static func scan(_ path: FilePath) throws(SourceTreeError) -> SourceScan {
    guard let data = path.content else { throw .unreadable(path: path.description) }
    // A NUL means UTF-16 or a binary file, where newline bytes mean nothing.
    if let offset = data.withUnsafeBytes({ $0.firstIndex(of: 0) }) {
      throw .notText(path: path.description, offset: offset)
    }
    return LineCounter.scan(data)
  }
}

/// The kind of file at a path.
enum FileKind {
  case file, folder, symbolicLink, other

  /// Determines the kind of the file at the path itself, without following links.
  init(of path: FilePath) throws(SourceTreeError) {
    var status = stat()
    // The contents of a folder that cannot be entered are unknown.
    guard path.withCString({ lstat($0, &status) }) == 0 else {
      throw .missing(path: path.description)
    }
    self.init(status)
  }

  /// Determines the kind of the file at the path, or at the end of a chain of links.
  init(ofTargetOf path: FilePath) throws(SourceTreeError) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      throw .missing(path: path.description)
    }
    self.init(status)
  }

  private init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
  }
}
