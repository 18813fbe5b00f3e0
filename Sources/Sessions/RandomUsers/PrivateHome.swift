import Foundation
import Relinking

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
  static let prefix = "navbench-home-"
  private static let removeLeftovers: Void =
    ProcessPath.removeLeftovers(prefix, in: FileManager.default.temporaryDirectory)
  private static let folders = ["Documents", "Library", ".cache", "tmp"]
  // Only a copy enters a home, and it stays on one thread.
  nonisolated(unsafe) private static var current: PrivateHome?

  private let path: String

  /// Creates an empty home.
  ///
  /// - Throws: ``SandboxError`` when the disk is full or the folder cannot be written to.
  init() throws {
    Self.removeLeftovers
    path = ProcessPath.new(Self.prefix, in: FileManager.default.temporaryDirectory).path
    for folder in [path] + Self.folders.map({ "\(path)/\($0)" }) where mkdir(folder, 0o700) != 0 {
      throw SandboxError.noFile(folder: NSTemporaryDirectory(), code: errno)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// From now on, Foundation finds this process's folders here.
  func enter() {
    Self.current = self
    for name in ["HOME", "CFFIXED_USER_HOME"] { setenv(name, path, 1) }
    setenv("TMPDIR", "\(path)/tmp", 1)
    for name in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] { unsetenv(name) }
  }

  /// A text without the path, which differs between sessions.
  func withoutPath(_ text: String) -> String {
    // Most texts are notes without a path; this search is many times as fast as Swift's.
    strstr(text, path) == nil ? text : text.replacing(path, with: "~")
  }

  /// A text without the path of the home that this process has entered.
  static func withoutCurrentPath(_ text: String) -> String { current?.withoutPath(text) ?? text }
}
