import Foundation
import RandomUsers

/// A file beside a test with the findings that the test accepts; its first run writes the file.
struct FindingsFile {
  private let path: String
  /// The list in the file; `nil` before the first run.
  let list: KnownFindings?

  /// Reads a file, if it exists.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the folder of the test's source.
  ///   - test: The path of the test's source.
  init(_ path: String, beside test: String) throws(KnownFindingsError) {
    let folder = URL(fileURLWithPath: test).deletingLastPathComponent()
    self.path = URL(fileURLWithPath: path, relativeTo: folder).path
    list =
      FileManager.default.fileExists(atPath: self.path)
      ? try KnownFindings(contentsOf: self.path) : nil
  }

  /// Writes findings to the file, if it does not exist yet.
  ///
  /// - Returns: A message that begins with the findings' new status; `nil` if the file existed.
  func start(with findings: [Finding], _ status: String) throws -> String? {
    guard list == nil else { return nil }
    try KnownFindings(findings).write(to: path)
    return """
      \(status): they were written to '\(path)'.
      Add the file to the repository, and delete a line when it no longer applies.
      """
  }
}
