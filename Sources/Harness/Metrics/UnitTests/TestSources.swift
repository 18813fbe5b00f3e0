import BenchmarkKit
import Foundation
import LineCounting

/// The sources of a feature and of its tests, from which the testing effort is measured.
struct TestSources {
  private static let doubleSuffixes = ["Spy", "Stub", "Mock", "Fake"]
  private static let memberKeywords: Set = ["func", "var", "let", "subscript"]

  private let tests: [SourceTokens]
  private let feature: [SourceTokens]
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

  private static func tokens(ofFile path: String) throws -> SourceTokens {
    SourceTokens(try String(contentsOfFile: path, encoding: .utf8))
  }

  var effort: UnitTests.Effort {
    let doubles = tests.flatMap(Self.doubles)
    let words = Set(tests.flatMap(\.tokens).filter(\.isWord).map(\.text))
    let declared = feature.flatMap { file in
      Declarations(in: file).types.map { (type: $0, needsUIKit: Self.importsUIKit(file)) }
    }
    let tested = declared.filter { $0.type.keyword != "protocol" && words.contains($0.type.name) }
    return UnitTests.Effort(
      doubles: doubles.count, doubleMembers: doubles.sum, testedTypes: tested.count,
      testedTypesWithUIKit: tested.count(where: \.needsUIKit),
      protocols: declared.count { $0.type.keyword == "protocol" }, codeLines: codeLines)
  }

  private static func importsUIKit(_ file: SourceTokens) -> Bool {
    file.tokens.indices.contains { file.text($0) == "import" && file.text($0 + 1) == "UIKit" }
  }

  /// For each double in a file, the number of its members that are visible to the tested code.
  private static func doubles(in file: SourceTokens) -> [Int] {
    Declarations(in: file).types.filter { type in
      type.keyword != "protocol" && doubleSuffixes.contains(where: type.name.hasSuffix)
    }.map { visibleMembers(of: $0, in: file) }
  }

  private static func visibleMembers(
    of type: Declarations.TypeDeclaration, in file: SourceTokens
  ) -> Int {
    guard let start = file.tokens.indices[type.index...].first(where: { file.text($0) == "{" }),
      let end = file.partner(of: start)
    else { return 0 }
    var count = 0
    var isPrivate = false
    var index = start + 1
    while index < end {
      if file.text(index) == "private" { isPrivate = true }
      if memberKeywords.contains(file.text(index)) {
        if !isPrivate { count += 1 }
        isPrivate = false
      }
      // Skips the bodies of members, because declarations in them are not members.
      index = (file.text(index) == "{" ? file.partner(of: index) : nil).map { $0 + 1 } ?? index + 1
    }
    return count
  }
}
