import BenchmarkKit
import Foundation
import SwiftLexing

/// Finds the types that Swift sources declare.
enum DeclaredTypes {
  private static let keywords: Set = ["class", "struct", "enum", "actor"]

  /// The classes, structures, enumerations and actors at the top level of a file, in order.
  ///
  /// Protocols have nothing to test, and nested types belong to the enclosing ones.
  static func names(in source: String) -> [String] {
    var source = source
    return source.withUTF8 { bytes in
      var names: [String] = []
      var lexer = Lexer(bytes)
      var depth = 0
      var (previous, last) = ("", "")
      while let lexeme = lexer.next() {
        if lexeme.kind.isTrivia { continue }
        let text = lexer.text(of: lexeme)
        // A single declaration may be imported, as in `import struct Foundation.Date`.
        let isDeclared = keywords.contains(last) && previous != "import"
        if isDeclared, depth == 0, case .word = lexeme.kind { names.append(text) }
        if text == "{" { depth += 1 }
        if text == "}" { depth -= 1 }
        (previous, last) = (last, text)
      }
      return names
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
}
