import BenchmarkKit
import AppArchitecture
import ComparedApps
import Foundation

/// Runs the unit tests of each architecture separately, and measures coverage with llvm-cov.
struct UnitTestRun {
  private let checkout: Checkout
  private let app: any App
  private let feature: AppSources.TestedFeature
  private let architectures: [Architecture]

  /// Prepares a run of an app's architectures; `nil` if none has tests.
  init?(_ architectures: [Architecture], of app: any App, in checkout: Checkout) {
    let tested = architectures.filter { checkout.hasTests(of: $0.module, in: app) }
    guard let feature = app.sources.tests, !tested.isEmpty else { return nil }
    self.checkout = checkout
    self.app = app
    self.feature = feature
    self.architectures = tested
  }

  /// The modules whose tests are run.
  var modules: [String] { architectures.map(\.module) }

  /// Builds all tests, then runs the tests of one architecture after another.
  ///
  /// - Parameter progress: Called after the build, and after each architecture.
  /// - Returns: `nil` if the user asked to stop.
  func measure(progress: () -> Void) throws(Failure) -> UnitTests? {
    // All tests share one executable and its build; separate test runs distinguish the coverage of
    // the architectures.
    let package = try ArchitecturePackage(
      at: checkout.root.appendingPathComponent(".build/times/tests"), of: modules, app, in: checkout
    )
    try package.succeed("build", ["--build-tests", "--enable-code-coverage"])
    let coverage = try coverageFile(of: package)
    progress()
    var results: [String: (tests: TestReport, coverage: CoverageReport?)] = [:]
    for module in modules {
      results[module] = try runTests(of: module, package, coverage)
      // Ctrl-C also ends the tests under way, which does not count as a failure.
      guard !Interruption.isRequested else { return nil }
      progress()
    }
    do {
      return try UnitTestCount(architectures, of: app)?.run(
        results, sources: checkout.sources.path)
    } catch {
      throw Failure(.badInput, "\(error)")
    }
  }

  /// The package manager's file for the coverage of each test run.
  private func coverageFile(of package: ArchitecturePackage) throws(Failure) -> URL {
    let program = try package.succeed("test", ["--show-codecov-path"])
    guard let path = program.lastOutputLine else {
      throw Failure(MetricFailure.noCoverageFile)
    }
    return URL(fileURLWithPath: path)
  }

  private func runTests(
    of module: String, _ package: ArchitecturePackage, _ coverage: URL
  ) throws(Failure) -> (tests: TestReport, coverage: CoverageReport?) {
    let xml = package.root.appendingPathComponent("\(module).xml")
    try? FileManager.default.removeItem(at: xml)
    let arguments = [
      "--skip-build", "--disable-xctest", "--enable-code-coverage", "--xunit-output", xml.path,
      // Matches the whole name, because a module's name may be a suffix of another's.
      "--filter", "^\(feature.target(of: module))\\.",
    ]
    let program = try package.run("test", arguments)
    do {
      let tests = try Self.report(of: program, in: xml)
      // The package manager exports no coverage if tests fail.
      guard tests.failures.isEmpty else { return (tests, nil) }
      return (tests, try CoverageReport(Data(contentsOf: coverage)))
    } catch {
      throw Failure(MetricFailure.noTestResults(module: module, reason: "\(error)"))
    }
  }
}

extension UnitTestRun {
  /// The report of a test run, including failures; after a crash it is incomplete or missing.
  static func report(of program: Program, in xml: URL) throws -> TestReport {
    do {
      return try TestReport(xml: String(contentsOf: xml, encoding: .utf8))
    } catch {
      guard program.status != 0 else { throw error }
      return TestReport(endedEarly: program.endOfTests)
    }
  }
}

extension Checkout {
  /// Whether an architecture of an app has unit tests.
  func hasTests(of module: String, in app: any App) -> Bool {
    guard let feature = app.sources.tests else { return false }
    let path = "\(feature.folder)/\(feature.target(of: module))"
    return FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }
}
