import Foundation

/// A Swift file with its lines, and its place in an architecture.
public struct SourceFile: Hashable, Sendable {
  /// The path below the tree's root, with slashes: "Login/LoginView.swift".
  ///
  /// For a file that was named by itself, the file's name.
  public let relativePath: String

  /// The folder of the scene that the file belongs to, or `nil` outside the eight folders.
  public let scene: SceneFolder?

  /// What the file is for, or `nil` when its name fits none of the roles that were given.
  public let role: Role?

  /// The lines of the file.
  public let counts: LineCounts

  /// The construct that is still open at the end of the file; such a file does not compile.
  public let unclosed: UnclosedConstruct?

  /// The file's name: "LoginView.swift".
  public var name: String {
    String(relativePath.split(separator: "/").last ?? "")
  }
}

extension SourceFile {
  /// Reads and counts one file.
  ///
  /// - Parameters:
  ///   - path: A regular file that ends in ".swift"; a symbolic link is followed, for it was named.
  ///   - roles: The roles that the file may have.
  /// - Throws: A case of `SourceTreeError` that holds the path.
  public init(at path: String, roles: RoleAssignment = .none) throws(SourceTreeError) {
    switch try FileKind(ofTargetOf: path) {
    case .folder: throw .folderInsteadOfFile(path: path)
    case .other: throw .notARegularFile(path: path)
    case .file where !path.hasSuffix(".swift"): throw .notSwift(path: path)
    case .file, .symbolicLink: break
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    try self.init(readingFrom: path, relativePath: name, roles: roles)
  }

  init(readingFrom path: String, relativePath: String, roles: RoleAssignment)
    throws(SourceTreeError)
  {
    let scan = try Self.scan(path)
    self.init(
      relativePath: relativePath,
      scene: SceneFolder(relativePath: relativePath),
      role: roles.role(ofFileNamed: relativePath.split(separator: "/").last.map(String.init) ?? ""),
      counts: scan.counts,
      unclosed: scan.unclosed)
  }

  private static func scan(_ path: String) throws(SourceTreeError) -> SourceScan {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path)
    }
    // A NUL means UTF-16 or a binary file, and in those the bytes of a newline prove nothing.
    if let offset = data.firstIndex(of: 0) {
      throw .notText(path: path, offset: offset)
    }
    return LineCounter.scan(data)
  }
}

/// What a path leads to.
enum FileKind {
  case file, folder, symbolicLink, other

  /// The kind of what is at the path itself: links are not followed.
  init(of path: String) throws(SourceTreeError) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      // Without the right to enter a folder nothing can be said about what is in it.
      throw .missing(path: path)
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: self = .file
    case .typeDirectory: self = .folder
    case .typeSymbolicLink: self = .symbolicLink
    default: self = .other
    }
  }

  /// The kind of what is at the path, or at the end of the links that begin there.
  init(ofTargetOf path: String) throws(SourceTreeError) {
    try self.init(of: path)
    guard self == .symbolicLink else { return }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let kind = try? FileKind(of: target), kind != .symbolicLink else {
      throw .missing(path: path)
    }
    self = kind
  }
}
