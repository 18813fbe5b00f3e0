public import BenchmarkResults
public import FootballGatherUI

/// Puts together what is known of the gather feature's unit tests.
public struct UnitTestCount: Sendable {
  /// Roles that the article counts as key classes.
  private static let keyRoles = ["View Controllers", "Views", "Presenters", "Local Models"]
  /// The feature that is tested, by the name of its folder.
  private static let feature = "Gather"

  private let architectures: [Architecture]

  /// Prepares a count; an architecture that is named more than once is counted once.
  public init(_ architectures: [Architecture]) {
    var seen: Set<String> = []
    self.architectures = architectures.filter { seen.insert($0.module).inserted }
  }

  /// The test target of an architecture.
  public static func target(of module: String) -> String { "\(module)GatherTests" }

  /// What the tests of each module came to.
  ///
  /// - Parameters:
  ///   - results: The reports of the tests and of their coverage, by module; tests that fail have none. Modules without are left out.
  ///   - sources: The `Sources` folder.
  /// - Throws: When a source cannot be read.
  public func run(
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

  // A file with an extension only is no class.
  private static func isKeyClass(_ file: LinesOfCode.File, _ sources: String) throws -> Bool {
    guard keyRoles.contains(file.role) else { return false }
    let path = "\(sources)/Architectures/\(file.module)/\(file.scene)/\(file.name).swift"
    return try !DeclaredTypes.names(inFile: path).isEmpty
  }

  /// What makes a run fail: tests that do not pass, or none at all.
  public static func findings(in result: UnitTests, _ subjects: [Subject]) -> [Finding] {
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
