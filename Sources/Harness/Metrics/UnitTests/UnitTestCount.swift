import BenchmarkKit
import FootballGatherUI

/// Summarises the unit tests of the gather feature and their coverage.
package struct UnitTestCount: Sendable {
  /// The roles that the article counts as key classes.
  private static let keyRoles = ["View Controllers", "Views", "Presenters", "Local Models"]
  /// The name of the tested feature's folder.
  private static let feature = "Gather"

  private let architectures: [Architecture]

  /// Creates a counter; duplicate architectures are counted once.
  package init(_ architectures: [Architecture]) {
    var seen: Set<String> = []
    self.architectures = architectures.filter { seen.insert($0.module).inserted }
  }

  /// The name of an architecture's test target.
  package static func target(of module: String) -> String { "\(module)GatherTests" }

  /// The test results of each module.
  ///
  /// - Parameters:
  ///   - results: The test and coverage reports by module; there is no coverage if tests fail.
  ///     Modules without an entry are omitted.
  ///   - sources: The app's folder.
  /// - Throws: An error if a source file cannot be read.
  package func run(
    _ results: [String: (tests: TestReport, coverage: CoverageReport?)], sources: String
  ) throws -> UnitTests {
    let lines = try LineCount(architectures).run(sources: sources)
    let rows = try architectures.compactMap { architecture -> UnitTests.Row? in
      let module = architecture.module
      guard let (tests, coverage) = results[module] else { return nil }
      let folder = "Architectures/\(module)/\(Self.feature)"
      return UnitTests.Row(
        module: module,
        keyClasses: try lines.files.filter { $0.module == module }.count {
          try Self.isKeyClass($0, sources)
        },
        gatherTypes: try DeclaredTypes.names(inFolder: "\(sources)/\(folder)"), tests: tests.tests,
        failures: tests.failures, files: coverage?.files(in: folder) ?? [])
    }
    return UnitTests(rows: rows, published: PublishedFigures.article(rows.map(\.module)))
  }

  // A file that contains only an extension is not a class.
  private static func isKeyClass(_ file: LinesOfCode.File, _ sources: String) throws -> Bool {
    guard keyRoles.contains(file.role) else { return false }
    let path = "\(sources)/Architectures/\(file.module)/\(file.scene)/\(file.name).swift"
    return try !DeclaredTypes.names(inFile: path).isEmpty
  }

  /// The findings that make a run fail: failed tests, or no tests at all.
  package static func findings(in result: UnitTests, _ subjects: [Subject]) -> [Finding] {
    result.rows.compactMap { row in
      let subject = subjects.first { $0.module == row.module }?.id ?? row.module
      let command = "swift test --filter '^\(target(of: row.module))\\.'"
      if row.tests == 0, !row.failures.isEmpty {
        return Finding(
          kind: .unitTest, subject: subject,
          summary: "the unit tests of the gather ended before they could report",
          detail: row.failures.joined(separator: "\n"), replay: command)
      }
      if row.tests == 0 {
        return Finding(
          kind: .unitTest, subject: subject, summary: "no unit test of the gather was run",
          detail: "Expected tests in \(target(of: row.module)).", replay: nil)
      }
      guard !row.failures.isEmpty else { return nil }
      return Finding(
        kind: .unitTest, subject: subject,
        summary: "\(row.failures.count) of \(row.tests) unit tests of the gather fail",
        detail: row.failures.joined(separator: "\n"),
        replay: command)
    }
  }
}
