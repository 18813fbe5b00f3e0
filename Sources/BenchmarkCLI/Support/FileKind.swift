import Foundation

/// The kinds of things that a path can lead to, in words for messages.
enum FileKind: String, CustomStringConvertible {
  case file = "a file"
  case folder = "a folder"
  case link = "a symbolic link"
  case pipe = "a pipe"
  case socket = "a socket"
  case device = "a device"

  var description: String { rawValue }

  init(_ status: stat) {
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

  /// The kind of what is at a path, where links are not followed; `nil` when nothing is.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The kind of what a path leads to at last; `nil` when that is nothing.
  init?(ofTargetOf path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The permissions of a file that is there.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}

/// A file that is to be written.
struct Destination {
  private let path: String

  init(_ path: String) { self.path = path }

  /// What is in the way of writing the file, in words; `nil` for a regular file and for nothing at all.
  var obstacle: String? {
    guard let kind = FileKind(of: path), kind != .file else { return nil }
    guard kind == .link else { return kind.description }
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    return "a symbolic link to '\(target ?? "")'"
  }

  /// What is wrong with the folder that it is to be written to, or with its name; `nil` when nothing is.
  var folderProblem: String? {
    let url = URL(given: path).standardizedFileURL
    guard url.lastPathComponent.utf8.count <= Int(NAME_MAX) else {
      return "a name of \(url.lastPathComponent.utf8.count) bytes, expected at most \(NAME_MAX)"
    }
    guard access(url.deletingLastPathComponent().path, W_OK | X_OK) == 0 else {
      return "expected a file in a folder that is there and can be written to"
    }
    return nil
  }
}
