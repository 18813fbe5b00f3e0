import BenchmarkKit
import Foundation
import LineCounting
import SwiftLexing

/// The sources of a feature and of its tests, from which the effort of testing is counted.
struct TestSources {
  private static let doubleSuffixes = ["Spy", "Stub", "Mock", "Fake"]
  private static let members: Set = ["func", "var", "let", "subscript"]

  private let tests: [[String]]
  private let feature: [[String]]
  private let codeLines: Int

  /// Reads all Swift files in the folders at these paths.
  ///
  /// - Returns: `nil` if there is no folder of tests.
  /// - Throws: An error with the path if a file cannot be read.
  init?(tests: String, feature: [String]) throws {
    guard FileManager.default.fileExists(atPath: tests) else { return nil }
    let paths = try Self.files(in: tests)
    self.tests = try paths.map(Self.tokens)
    self.feature = try feature.flatMap(Self.files).map(Self.tokens)
    codeLines = try paths.map { try SourceFile(at: $0).counts.codeAsCloc }.sum
  }

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
      .sorted().map { "\(folder)/\($0)" }
  }

  private static func tokens(ofFile path: String) throws -> [String] {
    var source = try String(contentsOfFile: path, encoding: .utf8)
    return source.withUTF8 { bytes in
      var tokens: [String] = []
      var lexer = Lexer(bytes)
      while let lexeme = lexer.next() {
        if !lexeme.kind.isTrivia { tokens.append(lexer.text(of: lexeme)) }
      }
      return tokens
    }
  }

  var effort: UnitTests.Effort {
    let doubles = tests.flatMap(Self.doubles)
    let words = Set(tests.joined())
    let types = feature.flatMap { file in
      Self.declared(["class", "struct", "enum", "actor"], in: file).filter(words.contains)
        .map { _ in Self.importsUIKit(file) }
    }
    return UnitTests.Effort(
      doubles: doubles.count, doubleMembers: doubles.sum, testedTypes: types.count,
      testedTypesWithUIKit: types.count { $0 },
      protocols: feature.flatMap { Self.declared(["protocol"], in: $0) }.count,
      codeLines: codeLines)
  }

  private static func importsUIKit(_ tokens: [String]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0 == "import" && $1 == "UIKit" }
  }

  /// The names of declarations at the top level of a file.
  private static func declared(_ keywords: Set<String>, in tokens: [String]) -> [String] {
    var depth = 0
    var names: [String] = []
    for (index, token) in tokens.enumerated() {
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
      if depth == 0, index > 0, keywords.contains(tokens[index - 1]),
        index < 2 || tokens[index - 2] != "import"
      {
        names.append(token)
      }
    }
    return names
  }

  /// The number of members of each double in a file that are visible to the tested code.
  private static func doubles(in tokens: [String]) -> [Int] {
    var counts: [Int] = []
    var depth = 0
    var isInDouble = false
    var isPrivate = false
    for (index, token) in tokens.enumerated() {
      if depth == 0, index > 0, ["class", "struct"].contains(tokens[index - 1]) {
        isInDouble = doubleSuffixes.contains(where: token.hasSuffix)
        if isInDouble { counts.append(0) }
      }
      if depth == 1, isInDouble {
        if token == "private" { isPrivate = true }
        if members.contains(token) {
          if !isPrivate { counts[counts.count - 1] += 1 }
          isPrivate = false
        }
      }
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
    }
    return counts
  }
}
