import ComparedApps

extension PublishedResults {
  /// The article's values.
  ///
  /// SurfMVP is compared with the article's MVP, the most similar architecture without
  /// coordinators. Coordinated SurfMVP has no counterpart.
  ///
  /// - Note: Radu Dan, *Architecture Series – Model View Presenter with Coordinators (MVP-C)*,
  ///   tables "Unit Tests" and "Build Times": Xcode 12.5.1, MacBook Pro 2019 with eight cores. The
  ///   number of runs and their spread are not given.
  package static let article = [
    PublishedResults(
      module: "MVC", architecture: "MVC", keyClasses: 7, tests: 30, coverage: 95.7,
      cleanBuild: 9.78, build: 0.1, testRun: 12.78),
    PublishedResults(
      module: "SurfMVP", architecture: "MVP", keyClasses: 24, tests: 34, coverage: 97.2,
      cleanBuild: 10.18, build: 0.1, testRun: 16.52),
    PublishedResults(
      module: "MVPC", architecture: "MVP-C", keyClasses: 24, tests: 34, coverage: 97.2,
      cleanBuild: 10.08, build: 0.1, testRun: 18.45),
  ]
}
