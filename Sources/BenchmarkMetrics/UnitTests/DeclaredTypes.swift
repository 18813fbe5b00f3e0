import Foundation

/// Finds the types that Swift sources declare.
enum DeclaredTypes {
  /// The classes, structures, enumerations and actors that a file declares at its top level, in its order.
  ///
  /// Protocols have nothing to be tested, and types within types belong to them. The source is read line by line, so a declaration
  /// has to begin its line and bear its name on it, as the project's format has it.
  static func names(in source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).compactMap { line in
      // `class func` and the like are members, which are indented.
      line.firstMatch(of: declaration).map { String($0.name) }
    }
  }

  /// The types that the files of a folder declare, by the files' names.
  static func names(inFolder path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }
      .sorted()
      .flatMap { try names(inFile: "\(path)/\($0)") }
  }

  /// The types that a file declares, by its path.
  static func names(inFile path: String) throws -> [String] {
    names(in: try String(contentsOfFile: path, encoding: .utf8))
  }

  private static var declaration: Regex<(Substring, name: Substring)> {
    /^(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|private|fileprivate|open|final|indirect|nonisolated)\s+)*(?:class|struct|enum|actor)\s+(?<name>\w+)/
  }
}
