import BenchmarkKit
import AppArchitecture
import ComparedApps
import Foundation

/// Times builds and test runs of architectures, each in a separate package.
struct TimedBuilds {
  private let targets: [BuildTimes.Target]
  private var packages: [String: ArchitecturePackage] = [:]
  private let tested: Set<String>
  private let feature: AppSources.TestedFeature?
  private var edits = PackageEdits()
  /// Modules whose tests failed while they were timed.
  private(set) var failing: Set<String> = []

  /// The schedule of measurements of these architectures.
  static func timing(
    _ architectures: [Architecture], of app: any App, in checkout: Checkout, seed: UInt64
  ) throws(Failure) -> BuildTiming {
    let tested = Set(architectures.map(\.module).filter { checkout.hasTests(of: $0, in: app) })
    do {
      let targets = try BuildTimes.Target.all(
        architectures, of: app, sources: checkout.sources.path)
      return BuildTiming(
        targets, tested: tested, published: app.publishedResults(for: targets.map(\.module)),
        seed: seed)
    } catch {
      throw Failure(.badInput, "\(error)")
    }
  }

  /// Writes the packages.
  init(_ timing: BuildTiming, of app: any App, in checkout: Checkout) throws(Failure) {
    targets = timing.targets
    tested = timing.tested
    feature = app.sources.tests
    for module in targets.map(\.module) {
      packages[module] = try ArchitecturePackage(
        at: checkout.root.appendingPathComponent(".build/times/\(module)"), of: [module],
        app, in: checkout)
    }
  }

  /// Builds everything once, including all shared modules.
  ///
  /// - Parameter progress: Called after each build.
  mutating func warmUp(progress: () -> Void) throws(Failure) {
    for target in targets {
      try warmUp(target)
      progress()
    }
  }

  private mutating func warmUp(_ target: BuildTimes.Target) throws(Failure) {
    try edits.editInterface(in: package(of: target.module))
    for kind in [BuildTimes.Kind.cleanDebug, .cleanRelease, .testRun] {
      try bringUpToDate(target.module, kind)
    }
  }

  /// Measures everything once, in the given order.
  ///
  /// - Returns: `nil` if the user asked to stop in the meantime.
  mutating func round(
    _ order: [(module: String, kind: BuildTimes.Kind)], _ progress: () -> Void
  ) throws(Failure) -> BuildTimes.Round? {
    let load = Environment.loadAverage
    let start = ProcessorUse()
    var samples: [BuildTimes.Sample] = []
    for (module, kind) in order {
      guard !Interruption.isRequested,
        let target = targets.first(where: { $0.module == module })
      else { return nil }
      let program = try time(target, kind)
      samples.append(
        .init(
          module: module, kind: kind, seconds: program.seconds,
          processorSeconds: program.processorSeconds))
      progress()
    }
    let otherLoad = start.flatMap { start in ProcessorUse()?.otherLoad(since: start) }
    return BuildTimes.Round(load: load, otherLoad: otherLoad, samples: samples)
  }

  private mutating func time(
    _ target: BuildTimes.Target, _ kind: BuildTimes.Kind
  ) throws(Failure) -> Program {
    let (module, package) = (target.module, try package(of: target.module))
    // Brings everything up to date, so that earlier measurements do not affect this one.
    try bringUpToDate(module, kind)
    switch kind {
    case .cleanDebug, .cleanRelease:
      package.removeProducts(of: module, configuration: kind.configuration)
    case .testRun:
      for target in [module, feature?.target(of: module)].compactMap({ $0 }) {
        package.removeProducts(of: target, configuration: kind.configuration)
      }
    case .bodyEdit: try edits.editBody(of: target, in: package)
    case .interfaceEdit: try edits.editInterface(in: package)
    case .null, .nullRelease, .typeCheck: break
    }
    switch kind {
    case .typeCheck: return try package.checkTypes(of: module)
    case .testRun: return try runTests(of: module, package)
    default: return try package.build(module, configuration: kind.configuration)
    }
  }

  /// Runs tests, which may fail; exit code 1 means that the tests were built and run.
  private mutating func runTests(
    of module: String, _ package: ArchitecturePackage
  ) throws(Failure) -> Program {
    let program = try package.run("test", ["--disable-xctest"])
    if program.status == 1, !Interruption.isRequested {
      failing.insert(module)
    } else {
      try program.check("swift test --package-path \(package.root.path)")
    }
    return program
  }

  private func bringUpToDate(_ module: String, _ kind: BuildTimes.Kind) throws(Failure) {
    let package = try package(of: module)
    if kind != .testRun {
      try package.build(module, configuration: kind.configuration)
    } else if tested.contains(module) {
      try package.succeed("build", ["--build-tests"])
    }
  }

  private func package(of module: String) throws(Failure) -> ArchitecturePackage {
    guard let package = packages[module] else {
      throw Failure(MetricFailure.noPackage(module: module))
    }
    return package
  }
}

extension BuildTimes.Kind {
  fileprivate var configuration: String {
    [.cleanRelease, .nullRelease].contains(self) ? "release" : "debug"
  }
}
