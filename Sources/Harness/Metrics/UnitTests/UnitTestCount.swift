import AppArchitecture
import BenchmarkKit
import ComparedApps

/// Summarises the unit tests of one feature of an app, and their coverage.
package struct UnitTestCount: Sendable {
  private let architectures: [Architecture]
  private let app: any App
  private let feature: AppSources.TestedFeature

  /// Creates a counter of an app's architectures; duplicates are counted once.
  ///
  /// - Returns: `nil` if the app has no feature with unit tests.
  package init?(_ architectures: [Architecture], of app: any App) {
    guard let feature = app.sources.tests else { return nil }
    self.app = app
    self.feature = feature
    self.architectures = architectures.uniqued(by: \.module)
  }

  /// The test results of each module.
  ///
  /// - Parameters:
  ///   - results: The test and coverage reports by module; there is no coverage if tests fail.
  ///     Modules without an entry are omitted.
  ///   - sources: The `Sources` folder.
  /// - Throws: An error if a source file cannot be read.
  package func run(
    _ results: [String: (tests: TestReport, coverage: CoverageReport?)], sources: String
  ) throws -> UnitTests {
    let lines = try LineCount(architectures, of: app).run(sources: sources)
    let rows = try architectures.compactMap { architecture -> UnitTests.Row? in
      let module = architecture.module
      guard let (tests, coverage) = results[module] else { return nil }
      let folders = feature.scenes.map { "\(app.sources.folder(of: module))/\($0)" }
      return UnitTests.Row(
        module: module,
        keyClasses: try lines.files.filter { $0.module == module }.count {
          try isKeyClass($0, sources)
        },
        featureTypes: try folders.flatMap { try DeclaredTypes.names(inFolder: "\(sources)/\($0)") },
        sceneFiles: lines.files.count {
          $0.module == module && $0.scene != AppSources.applicationFolder
        },
        tests: tests.tests, failures: tests.failures,
        files: folders.flatMap { coverage?.files(in: $0) ?? [] },
        effort: try TestSources(
          tests: "\(sources)/../\(feature.folder)/\(feature.target(of: module))",
          feature: folders.map { "\(sources)/\($0)" }
        )?.effort)
    }
    return UnitTests(rows: rows, published: app.publishedResults(for: rows.map(\.module)))
  }

  // A file that contains only an extension does not count as a class.
  private func isKeyClass(_ file: LinesOfCode.File, _ sources: String) throws -> Bool {
    guard feature.keyRoles.contains(file.role) else { return false }
    let folder = "\(sources)/\(app.sources.folder(of: file.module))"
    let path = "\(folder)/\(file.scene)/\(file.name).swift"
    return try !DeclaredTypes.names(inFile: path).isEmpty
  }

  /// The findings that make a run fail: failed tests, or no tests at all.
  package func findings(in result: UnitTests, _ subjects: [Subject]) -> [Finding] {
    result.rows.compactMap { row in
      let subject = subjects.first { $0.module == row.module }?.id ?? row.module
      let command = "swift test --filter '^\(feature.target(of: row.module))\\.'"
      if row.tests == 0, !row.failures.isEmpty {
        return Finding(
          kind: .unitTest, subject: subject,
          summary: "the unit tests of the \(feature.name) ended before they reported results",
          detail: row.failures.joined(separator: "\n"), replay: command)
      }
      if row.tests == 0 {
        return Finding(
          kind: .unitTest, subject: subject,
          summary: "no unit tests of the \(feature.name) were run",
          detail: "Expected tests in \(feature.target(of: row.module)).", replay: nil)
      }
      guard !row.failures.isEmpty else { return nil }
      return Finding(
        kind: .unitTest, subject: subject,
        summary: "\(row.failures.count) of \(row.tests) unit tests of the \(feature.name) fail",
        detail: row.failures.joined(separator: "\n"),
        replay: command)
    }
  }
}
