import Foundation
import JSONReading

/// Reads files, and writes them completely or not at all.
package enum Files {
  /// Creates a folder if necessary, and checks that files can be written to it.
  package static func prepare(_ folder: URL) throws(Failure) {
    var path = folder.path.hasPrefix("/") ? "/" : ""
    for name in folder.path.split(separator: "/") {
      path += (path.isEmpty || path == "/" ? "" : "/") + name
      guard mkdir(path, 0o777) != 0 else { continue }
      let code = errno
      if FileKind(ofTargetOf: path) == .folder { continue }
      let found = FileKind(of: path).map { "found \($0) at '\(path)', expected a folder" }
      throw Failure(
        SystemFailure.folderNotCreated(
          path: folder.path, reason: found ?? "\(SystemReason(code))"))
    }
    guard access(folder.path, W_OK | X_OK) == 0 else {
      throw Failure(
        SystemFailure.folderNotWritable(path: folder.path, reason: "\(SystemReason(errno))"))
    }
  }

  /// Writes a file under a temporary name, and renames it when it is complete and on disk.
  ///
  /// Only a regular file is replaced, not a link or a pipe.
  package static func write(_ data: Data, to url: URL) throws(Failure) {
    if let found = Destination(url.path).obstacle {
      throw Failure(SystemFailure.notRegular(path: url.path, found: "\(found)"))
    }
    let folder = url.deletingLastPathComponent()
    do throws(TemporaryFile.Problem) {
      var file = try TemporaryFile(in: folder.path)
      try file.write(data, permissions: FileKind.permissions(of: url.path))
      try file.rename(to: url.path)
    } catch {
      throw failure(url, error.code)
    }
    TemporaryFile.removeAbandoned(in: folder.path)
    sync(folder)
  }

  /// Flushes the names in a folder to disk, if the file system supports it.
  package static func sync(_ folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Reads a file that a user named.
  ///
  /// - Parameter limit: The maximum size in bytes, which bounds the memory for decoding the file.
  package static func read(_ path: String, atMost limit: Int = JSONText.greatestSize)
    throws(Failure)
    -> Data
  {
    // Do not wait for the writer of a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, "\(SystemReason(errno))") }
    let kind = FileKind(status)
    guard kind == .file else { throw unreadable(path, "found \(kind), expected a regular file") }
    guard status.st_size <= limit else { throw tooLarge(path, Int(status.st_size), limit) }
    var data = Data()
    if let problem = readAll(&data, from: descriptor, atMost: limit) {
      throw unreadable(path, "\(SystemReason(problem))")
    }
    guard data.count <= limit else { throw tooLarge(path, data.count, limit) }
    return data
  }

  /// Writes all data and, if it must be durable, waits until it is on disk.
  ///
  /// - Returns: The error, if there was one.
  package static func writeAll(_ data: Data, to descriptor: Int32, isDurable: Bool = true) -> Int32?
  {
    data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(
          descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        // Another process may have made the terminal or pipe non-blocking.
        if count < 0, errno == EAGAIN, waitUntilWritable(descriptor) { continue }
        if count < 0 { return errno }
        written += count
      }
      return !isDurable || fsync(descriptor) == 0 || errno == EINVAL ? nil : errno
    }
  }

  package static func failure(_ url: URL, _ code: Int32) -> Failure {
    Failure(SystemFailure.unwritable(path: url.path, reason: "\(SystemReason(code))"))
  }

  // MARK: Details

  private static func waitUntilWritable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, -1) > 0 || errno == EINTR
  }

  private static func readAll(
    _ data: inout Data, from descriptor: Int32, atMost limit: Int
  ) -> Int32? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno }
      if count == 0 { return nil }
      data.append(contentsOf: buffer[..<count])
    }
    return nil
  }

  private static func unreadable(_ path: String, _ code: Int32) -> Failure {
    if path.isEmpty { return unreadable(path, "found no name, expected one") }
    if code == ENOENT, FileKind(of: path) == .link {
      return unreadable(path, "found a broken symbolic link, expected a regular file")
    }
    if code == ENOENT { return Failure(SystemFailure.noFile(path: path)) }
    return unreadable(path, "\(SystemReason(code))")
  }

  private static func unreadable(_ path: String, _ problem: String) -> Failure {
    Failure(SystemFailure.unreadable(path: path, reason: problem))
  }

  private static func tooLarge(_ path: String, _ size: Int, _ limit: Int) -> Failure {
    Failure(SystemFailure.tooLarge(path: path, bytes: size, limit: limit))
  }
}

extension URL {
  /// Creates the URL of the file or folder at this path, in which `~` has no special meaning.
  ///
  /// Shells expand an unquoted `~`.
  package init(given path: String) {
    self.init(fileURLWithPath: path.hasPrefix("~") ? "./" + path : path)
  }
}
