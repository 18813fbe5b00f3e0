import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paths of temporary files and folders, with the ID of the process that makes them.
package enum ProcessPath {
  /// A new path in a folder; the caller removes what it puts there.
  package static func new(_ prefix: String, in folder: URL) -> URL {
    folder.appendingPathComponent("\(prefix)\(getpid())-\(UUID().uuidString)")
  }

  /// Removes what processes that were killed have left in a folder.
  package static func removeLeftovers(_ prefix: String, in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(prefix) {
      let id = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = pid_t(id), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
