import Foundation

/// Files that are either whole or not there.
enum Files {
  /// Makes a folder, and makes sure that files can be written to it.
  static func prepare(_ folder: URL) throws(Failure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        .usage,
        "the folder '\(folder.path)' cannot be made: \(reason(error)). Give a folder that can be written to."
      )
    }
    guard access(folder.path, W_OK) == 0 else {
      throw Failure(
        .usage,
        "the folder '\(folder.path)' cannot be written to. Give another one, or change its permissions."
      )
    }
  }

  /// Writes a file under a temporary name and gives it its own when it is complete and on the disk.
  static func write(_ data: Data, to url: URL) throws(Failure) {
    let temporary = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(getpid()).part")
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw failure(url, errno) }
    let problem = writeAll(data, to: descriptor)
    let closing = close(descriptor) == 0 ? nil : errno
    if let problem = problem ?? closing {
      unlink(temporary.path)
      throw failure(url, problem)
    }
    guard rename(temporary.path, url.path) == 0 else {
      let problem = errno
      unlink(temporary.path)
      throw failure(url, problem)
    }
    sync(url.deletingLastPathComponent())
  }

  /// Sees to it that the names in a folder survive a loss of power, where the file system can.
  static func sync(_ folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Reads a file that a user named.
  static func read(_ path: String) throws(Failure) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure(
        .badInput,
        "the file '\(path)' cannot be read: \(reason(error)). Give the path of a readable file.")
    }
  }

  /// Writes everything and waits until it is on the disk.
  ///
  /// - Returns: The error, if there was one.
  static func writeAll(_ data: Data, to descriptor: Int32) -> Int32? {
    data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(
          descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        written += count
      }
      return fsync(descriptor) == 0 || errno == EINVAL ? nil : errno
    }
  }

  static func failure(_ url: URL, _ code: Int32) -> Failure {
    Failure(
      .machine,
      """
      '\(url.path)' could not be written: \(String(cString: strerror(code))). \
      Nothing was left under that name. Make room, or give another folder.
      """)
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return error.localizedDescription
  }
}
