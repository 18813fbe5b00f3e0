import Foundation

/// The kind of a file, with its description for messages.
package enum FileKind: String, CustomStringConvertible {
  case file = "a file"
  case folder = "a folder"
  case link = "a symbolic link"
  case pipe = "a pipe"
  case socket = "a socket"
  case device = "a device"

  package var description: String { rawValue }

  package init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
  }

  /// Creates the kind of the file at a path, without following links; `nil` if there is no file.
  package init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the kind of the file at a path, following links; `nil` if there is no file.
  package init?(ofTargetOf path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The permissions of a file; `nil` if it does not exist.
  package static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}

/// The path of a file to be written.
package struct Destination {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// A description of the obstacle to writing; `nil` if there is a regular file or no file.
  package var obstacle: String? {
    guard let kind = FileKind(of: path), kind != .file else { return nil }
    guard kind == .link else { return kind.description }
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    return "a symbolic link to '\(target ?? "")'"
  }

  /// A description of the problem with the folder or the file's name; `nil` if there is none.
  package var folderProblem: String? {
    let url = URL(given: path).standardizedFileURL
    guard url.lastPathComponent.utf8.count <= Int(NAME_MAX) else {
      return "a name of \(url.lastPathComponent.utf8.count) bytes, expected at most \(NAME_MAX)"
    }
    guard access(url.deletingLastPathComponent().path, W_OK | X_OK) == 0 else {
      return "expected a file in an existing folder that can be written to"
    }
    return nil
  }
}
