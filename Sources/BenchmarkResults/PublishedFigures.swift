/// What the article's tables say of one architecture's tests and builds, beside ours.
public struct PublishedFigures: Codable, Hashable, Sendable {
  /// Our architecture's module.
  public let module: String
  /// What the article calls the architecture that ours is compared with.
  public let architecture: String
  /// Files of view controllers, views, presenters and local models in the whole app.
  public let keyClasses: Int
  /// Unit tests of the gather feature.
  public let tests: Int
  /// Their coverage of the gather feature, in per cent.
  public let coverage: Double
  /// A build from nothing, in seconds.
  public let cleanBuild: Double
  /// The article's "average build time", in seconds.
  public let build: Double
  /// A build from nothing and a run of the tests, in seconds.
  public let testRun: Double

  /// Describes a column of the article's tables.
  public init(
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
