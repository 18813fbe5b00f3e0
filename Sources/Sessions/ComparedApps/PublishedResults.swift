/// Published results of one architecture's unit tests and builds.
package struct PublishedResults: Codable, Hashable, Sendable {
  /// The module of the architecture in this project.
  package let module: String
  /// The source's name for the corresponding architecture.
  package let architecture: String
  /// The number of view controller, view, presenter and local model files in the whole app.
  package let keyClasses: Int
  /// The number of unit tests of the tested feature.
  package let tests: Int
  /// The coverage of the feature by its unit tests, in per cent; `nil` if not published.
  package let coverage: Double?
  /// How hard the tests were to write, from 1 to 5; `nil` if not published.
  package let difficulty: Int?
  /// The time of a clean build, in seconds.
  package let cleanBuild: Double
  /// The "average build time", in seconds.
  package let build: Double
  /// The time of a clean build and run of the tests, in seconds.
  package let testRun: Double

  package init(
    module: String, architecture: String, keyClasses: Int, tests: Int, coverage: Double?,
    difficulty: Int? = nil, cleanBuild: Double, build: Double, testRun: Double
  ) {
    self.module = module
    self.architecture = architecture
    self.keyClasses = keyClasses
    self.tests = tests
    self.coverage = coverage
    self.difficulty = difficulty
    self.cleanBuild = cleanBuild
    self.build = build
    self.testRun = testRun
  }
}

extension App {
  /// The published results for these modules, in order; modules without results are left out.
  package func publishedResults(for modules: [String]) -> [PublishedResults] {
    modules.compactMap { module in publishedResults.first { $0.module == module } }
  }
}
