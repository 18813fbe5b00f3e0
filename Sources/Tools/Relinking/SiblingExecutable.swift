import Foundation

/// An executable made from another one and placed beside it, where it finds the same resources.
package enum SiblingExecutable {
  private static let prefix = "navbench-"

  /// The path for a new one, which the caller removes.
  ///
  /// Removes those of processes that were killed.
  package static func path(beside executable: URL) -> URL {
    let folder = executable.deletingLastPathComponent()
    ProcessPath.removeLeftovers(prefix, in: folder)
    return ProcessPath.new(prefix, in: folder)
  }
}
