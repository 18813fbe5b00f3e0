import BenchmarkKit
import Foundation

/// Finds the types that Swift sources declare.
enum DeclaredTypes {
  /// The classes, structures, enumerations and actors at the top level of a file, in order.
  ///
  /// Protocols have nothing to test, and nested types belong to the enclosing ones. The source is
  /// read line by line: a declaration has to start its line, with the name on the same line, as in
  /// the project's format.
  static func names(in source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).compactMap { line in
      // `class func` and the like are members, which are indented.
      line.firstMatch(of: declaration).map { String($0.name) }
    }
  }

  /// The types declared in the files of a folder, sorted by file name.
  static func names(inFolder path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }
      .sorted()
      .flatMap { try names(inFile: "\(path)/\($0)") }
  }

  /// The types declared in the file at a path.
  static func names(inFile path: String) throws -> [String] {
    names(in: try String(contentsOfFile: path, encoding: .utf8))
  }

  private static var declaration: Regex<(Substring, name: Substring)> {
    /^(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|private|fileprivate|open|final|indirect|nonisolated)\s+)*(?:class|struct|enum|actor)\s+(?<name>\w+)/
  }
}
