import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder for the files of one copy of this process: documents, caches, temporary files.
///
/// Without it, sessions that run at the same time would read what others have written. Foundation
/// takes the folder of settings from the user's account, so only those are shared, and only once an
/// app calls `synchronize()`.
final class PrivateHome {
  private let path: String
  private static let folders = ["Documents", "Library", ".cache", "tmp"]

  /// Creates an empty home.
  ///
  /// - Throws: ``SandboxError`` when the disk is full or the folder cannot be written to.
  init() throws {
    let folder = NSTemporaryDirectory()
    // mkdtemp replaces the last six characters.
    var template = Array((folder + "/navbench-home-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw SandboxError.noFile(folder: folder, code: errno) }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    for name in Self.folders where mkdir("\(path)/\(name)", 0o700) != 0 {
      throw SandboxError.noFile(folder: path, code: errno)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// From now on, Foundation finds this process's folders here.
  func enter() {
    for name in ["HOME", "CFFIXED_USER_HOME"] { setenv(name, path, 1) }
    setenv("TMPDIR", "\(path)/tmp", 1)
    for name in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] { unsetenv(name) }
  }
}
