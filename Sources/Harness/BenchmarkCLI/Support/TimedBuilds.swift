import BenchmarkKit
import BenchmarkMetrics
import FootballGatherUI
import Foundation

/// Times builds and test runs of architectures, each in a package of its own.
struct TimedBuilds {
  private let timing: BuildTiming
  private let targets: [BuildTimes.Target]
  private var packages: [String: ArchitecturePackage] = [:]
  private let tested: Set<String>
  private var edits = PackageEdits()
  // Modules whose tests failed while they were timed.
  private var failing: Set<String> = []

  /// Writes the packages.
  init(
    _ architectures: [Architecture], in checkout: Checkout, seed: UInt64
  ) throws(Failure) {
    tested = Set(architectures.map(\.module).filter { checkout.hasGatherTests($0) })
    do {
      targets = try BuildTimes.Target.all(
        architectures, sources: checkout.app.path)
    } catch {
      throw Failure(.badInput, "\(error)")
    }
    timing = BuildTiming(targets, tested: tested, seed: seed)
    for module in targets.map(\.module) {
      packages[module] = try ArchitecturePackage(
        at: checkout.root.appendingPathComponent(".build/times/\(module)"), of: [module],
        in: checkout)
    }
  }

  /// The number of `progress` steps in this many rounds.
  func steps(rounds: Int) -> Int { targets.count + rounds * timing.measurementsPerRound }

  /// Builds everything once, including all shared modules, and then measures.
  ///
  /// - Parameter progress: Called after each build.
  /// - Returns: The results of the rounds completed before a build failed or the user asked to
  ///   stop; `nil` if there are none.
  /// - Throws: An error if a build fails in the first round.
  mutating func measure(rounds count: Int, progress: () -> Void) throws(Failure) -> Outcome? {
    let taken: WholeRounds<BuildTimes.Round>
    do {
      for target in targets {
        try warmUp(target)
        progress()
      }
      taken = try WholeRounds(timing.order(rounds: count)) { (order) throws(Failure) in
        try round(order, progress)
      }
    } catch {
      // Ctrl-C also ends the build under way.
      guard Interruption.isRequested else { throw error }
      return nil
    }
    guard !taken.rounds.isEmpty else { return nil }
    do {
      return Outcome(
        times: try timing.estimate(
          taken.rounds, cores: ProcessInfo.processInfo.activeProcessorCount,
          toolchain: Toolchain.version),
        warnings: warnings(taken, of: count), isWhole: taken.failure == nil)
    } catch {
      throw Failure(.machine, "the times of builds could not be summed up: \(error)")
    }
  }

  private func warnings(_ taken: WholeRounds<BuildTimes.Round>, of count: Int) -> [String] {
    let failed = failing.sorted().map {
      "The gather tests of \($0) failed while they were timed: the times of its test runs are of tests that fail."
        + " 'bench tests' says which."
    }
    guard let failure = taken.failure, !Interruption.isRequested else { return failed }
    return failed + [
      "Build times are of \(taken.rounds.count) of \(count) rounds, because the next one failed: \(failure.message)"
    ]
  }

  private mutating func warmUp(_ target: BuildTimes.Target) throws(Failure) {
    try edits.editInterface(in: package(of: target.module))
    for kind in [BuildTimes.Kind.cleanDebug, .cleanRelease, .testRun] {
      try bringUpToDate(target.module, kind)
    }
  }

  /// - Returns: `nil` if the user asked to stop in the meantime.
  private mutating func round(
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
    // Whatever was measured before, everything is built at the start.
    try bringUpToDate(module, kind)
    switch kind {
    case .cleanDebug, .cleanRelease:
      package.removeProducts(of: module, configuration: kind.configuration)
    case .testRun:
      for target in [module, UnitTestCount.target(of: module)] {
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

  /// Runs tests, even failing ones; exit code 1 means that they were built and run.
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
      throw Failure(.machine, "there is no package of '\(module)'")
    }
    return package
  }
}

extension TimedBuilds {
  /// Measured times, with warnings for their readers.
  struct Outcome {
    let times: BuildTimes
    let warnings: [String]
    /// Whether no build failed.
    let isWhole: Bool
  }
}

extension BuildTimes.Kind {
  fileprivate var configuration: String {
    [.cleanRelease, .nullRelease].contains(self) ? "release" : "debug"
  }
}
