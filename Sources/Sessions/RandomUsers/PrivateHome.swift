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
    Self.leftovers
    // mkdtemp replaces the last six characters.
    var template = Array((folder + "/\(Self.prefix)\(getpid())-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw SandboxError.noFile(folder: folder, code: errno) }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    for name in Self.folders where mkdir("\(path)/\(name)", 0o700) != 0 {
      throw SandboxError.noFile(folder: path, code: errno)
    }
  }

  // Only a copy enters a home, and it stays on one thread.
  nonisolated(unsafe) private static var current: PrivateHome?

  /// A text without the path, which differs between sessions.
  func withoutPath(_ text: String) -> String {
    text.contains(path) ? text.replacing(path, with: "~") : text
  }

  /// A text without the path of the home that this process has entered.
  static func withoutCurrentPath(_ text: String) -> String { current?.withoutPath(text) ?? text }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private static let prefix = "navbench-home-"
  /// Removes the homes of processes that were killed.
  private static let leftovers: Void = {
    let folder = NSTemporaryDirectory()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) {
      let process = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let number = pid_t(process), kill(number, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }()

  /// From now on, Foundation finds this process's folders here.
  func enter() {
    Self.current = self
    for name in ["HOME", "CFFIXED_USER_HOME"] { setenv(name, path, 1) }
    setenv("TMPDIR", "\(path)/tmp", 1)
    for name in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] { unsetenv(name) }
  }
}
