import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An executable made from another one and placed beside it, where it finds the same resources.
package enum SiblingExecutable {
  private static let prefix = "navbench-"

  /// The path for a new one, which the caller removes.
  ///
  /// Removes those of processes that were killed; their names contain the process ID.
  package static func path(beside executable: URL) -> URL {
    let folder = executable.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let id = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = pid_t(id), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    return folder.appendingPathComponent("\(prefix)\(getpid())-\(UUID().uuidString)")
  }
}
