/// A line count that a published source prints.
///
/// It is of *physical* lines: what `wc -l` prints, including headers, comments and blank lines.
package struct PublishedLines: Hashable, Sendable {
  /// The architecture as the source spells it: "MVC", "MVVM", "MVP" or "MVP-C".
  package let architecture: String
  /// The source's heading, a role in the plural: "View Controllers".
  package let category: String
  /// The file name without its extension: "LoginViewController".
  package let file: String
  /// The printed number of physical lines, as `wc -l` counts them.
  package let physical: Int

  package init(architecture: String, category: String, file: String, physical: Int) {
    self.architecture = architecture
    self.category = category
    self.file = file
    self.physical = physical
  }
}

/// Published values of one architecture's unit tests and builds.
package struct PublishedBuild: Sendable {
  /// Our architecture's module.
  package let module: String
  /// The source's name for the corresponding architecture.
  package let architecture: String
  /// Files of view controllers, views, presenters and local models in the whole app.
  package let keyClasses: Int
  /// Unit tests of the tested feature, and their coverage of it in per cent.
  package let tests: Int
  package let coverage: Double
  /// A clean build, the "average build time", and a clean build and run of the tests, in seconds.
  package let cleanBuild: Double
  package let build: Double
  package let testRun: Double

  package init(
    module: String, architecture: String, keyClasses: Int, tests: Int, coverage: Double,
    cleanBuild: Double, build: Double, testRun: Double
  ) {
    self.module = module
    self.architecture = architecture
    self.keyClasses = keyClasses
    self.tests = tests
    self.coverage = coverage
    self.cleanBuild = cleanBuild
    self.build = build
    self.testRun = testRun
  }
}
