import ComparedApps

extension PublishedResults {
  /// The article's values.
  ///
  /// - Note: Radu Dan, *Architecture Series – Model View Presenter with Coordinators (MVP-C)*,
  ///   tables "Unit Tests" and "Build Times": Xcode 12.5.1, MacBook Pro 2019 with eight cores. The
  ///   values of VIPER and VIP are from the series' later articles, which give neither coverage nor
  ///   difficulty. The number of runs and their spread are not given. The key classes of MVP and
  ///   MVP-C include GatherTimeHandler; those of MVC and MVVM do not. Those of VIPER and VIP are
  ///   all the files of the scenes: 56 in VIP.
  package static let article = [
    PublishedResults(
      module: "MVC", architecture: "MVC", keyClasses: 7, tests: 30, coverage: 95.7, difficulty: 5,
      cleanBuild: 9.78, build: 0.1, testRun: 12.78),
    PublishedResults(
      module: "MVVM", architecture: "MVVM", keyClasses: 14, tests: 34, coverage: 97.3,
      difficulty: 3, cleanBuild: 9.65, build: 0.1, testRun: 17.88),
    PublishedResults(
      module: "MVP", architecture: "MVP", keyClasses: 24, tests: 34, coverage: 97.2, difficulty: 3,
      cleanBuild: 10.18, build: 0.1, testRun: 16.52),
    PublishedResults(
      module: "MVPC", architecture: "MVP-C", keyClasses: 24, tests: 34, coverage: 97.2,
      difficulty: 3, cleanBuild: 10.08, build: 0.1, testRun: 18.45),
    PublishedResults(
      module: "VIPER", architecture: "VIPER", keyClasses: 53, tests: 46, coverage: nil,
      cleanBuild: 10.43, build: 0.1, testRun: 19.03),
    PublishedResults(
      module: "VIP", architecture: "VIP", keyClasses: 53, tests: 54, coverage: nil,
      cleanBuild: 10.13, build: 0.1, testRun: 18.95),
  ]
}
