import BenchmarkKit
import ComparedApps

extension App {
  /// The published values for these modules, in order; modules without values are left out.
  package func published(for modules: [String]) -> [PublishedFigures] {
    modules.compactMap { module in
      publishedFigures.first { $0.module == module }.map(PublishedFigures.init)
    }
  }
}

extension PublishedFigures {
  fileprivate init(_ build: PublishedBuild) {
    self.init(
      module: build.module, architecture: build.architecture, keyClasses: build.keyClasses,
      tests: build.tests, coverage: build.coverage, cleanBuild: build.cleanBuild,
      build: build.build, testRun: build.testRun)
  }
}
