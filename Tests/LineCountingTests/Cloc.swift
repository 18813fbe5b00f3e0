import Foundation
import Testing

/// The line counter `cloc`, as a cross-check for source that it understands.
///
/// Without `--skip-uniqueness`, `cloc` would skip files with equal content.
enum Cloc {
  struct Counts: Hashable, Sendable {
    var blank: Int
    var comment: Int
    var code: Int
  }

  static let isInstalled = path != nil

  private static let path = ["/usr/bin/cloc", "/usr/local/bin/cloc", "/opt/homebrew/bin/cloc"]
    .first(where: FileManager.default.isExecutableFile)

  /// Counts the Swift files in a folder.
  ///
  /// - Returns: The counts by absolute path; `cloc` skips empty files.
  static func count(below folder: URL) throws -> [String: Counts] {
    let output = try run(
      path!, "--skip-uniqueness", "--by-file", "--csv", "--quiet", "--include-lang=Swift",
      folder.path)
    let rows = output.split(whereSeparator: \.isNewline).map { $0.split(separator: ",") }
    var counts: [String: Counts] = [:]
    for row in rows where row.first == "Swift" {
      let numbers = row.suffix(3).compactMap { Int($0) }
      // A path that contains commas is quoted.
      let path = row.dropFirst().dropLast(3).joined(separator: ",")
        .trimmingCharacters(in: ["\""])
      try #require(numbers.count == 3)
      counts[path] = Counts(blank: numbers[0], comment: numbers[1], code: numbers[2])
    }
    return counts
  }
}

/// Runs a program to completion and returns its output.
func run(_ program: String, _ arguments: String...) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}
