import BenchmarkKit
import ComparedApps
import Statistics
import UserSessions

/// Schedules the build measurements and estimates times from them.
package struct BuildTiming: Sendable {
  /// The default number of rounds; intervals require at least six.
  package static let defaultRounds = 10
  /// The highest load from other programs in an undisturbed round, in processors.
  private static let busyLoad = 0.5

  private let seed: UInt64
  let targets: [BuildTimes.Target]
  /// The modules that have tests to run.
  let tested: Set<String>
  private let published: [PublishedResults]
  /// The measurements of one round, in a fixed order.
  private let turns: [(module: String, kind: BuildTimes.Kind)]

  /// Creates a schedule for these targets.
  ///
  /// - Parameters:
  ///   - tested: The modules that have tests to run.
  ///   - published: The published values for the targets, if any.
  ///   - seed: The seed that determines the order of measurements.
  package init(
    _ targets: [BuildTimes.Target], tested: Set<String>, published: [PublishedResults] = [],
    seed: UInt64
  ) {
    self.targets = targets
    self.tested = tested
    self.published = published
    self.seed = seed
    turns = targets.flatMap { target in
      BuildTimes.Kind.allCases.filter { $0 != .testRun || tested.contains(target.module) }
        .map { (target.module, $0) }
    }
  }

  /// The number of measurements in a round.
  package var measurementsPerRound: Int { turns.count }

  /// The measurements of the given number of rounds, each in its own random order.
  package func order(rounds: Int) -> [[(module: String, kind: BuildTimes.Kind)]] {
    (0..<rounds).map { round in
      var random = RandomSource(seed: seed, index: round)
      return turns.shuffled(using: &random)
    }
  }

  /// The estimates from these rounds.
  ///
  /// - Parameters:
  ///   - cores: The number of cores available to the compiler.
  ///   - toolchain: The Swift version, if known.
  /// - Throws: A `StatisticsError` if a time is not a number.
  package func estimate(
    _ rounds: [BuildTimes.Round], cores: Int, toolchain: String? = nil
  ) throws -> BuildTimes {
    let rows = try turns.compactMap { module, kind -> BuildTimes.Row? in
      let pairs = rounds.compactMap { $0.measurement(module, kind) }
      guard !pairs.isEmpty else { return nil }
      let times = try Statistics.Sample(pairs.map(\.seconds))
      let processorTimes = try Statistics.Sample(pairs.map(\.processorSeconds))
      // Too few values yield no interval; the table's notes state the number of rounds.
      return BuildTimes.Row(
        module: module, kind: kind, time: try times.median(confidence: 0.95),
        processorTime: try processorTimes.median(confidence: 0.95))
    }
    return BuildTimes(
      seed: String(seed), cores: cores, toolchain: toolchain, targets: targets, rounds: rounds,
      rows: rows,
      published: published)
  }

  package static func warnings(of times: BuildTimes) -> [Warning] {
    let busy = times.rounds.compactMap(\.otherLoad).filter { $0 > busyLoad }
    guard let most = busy.max() else { return [] }
    let reason = BuildTimesWarning.busyRounds(
      busy.count, of: times.rounds.count, processors: (most * 10).rounded() / 10)
    return [Warning(reason)]
  }
}

extension BuildTimes.Round {
  /// The time of a measurement, less the overhead measured in the same round.
  func measurement(
    _ module: String, _ kind: BuildTimes.Kind
  ) -> (seconds: Double, processorSeconds: Double)? {
    guard let whole = sample(module, kind) else { return nil }
    guard let overhead = kind.overhead else { return (whole.seconds, whole.processorSeconds) }
    return sample(module, overhead).map {
      (whole.seconds - $0.seconds, whole.processorSeconds - $0.processorSeconds)
    }
  }

  private func sample(_ module: String, _ kind: BuildTimes.Kind) -> BuildTimes.Sample? {
    samples.first { $0.module == module && $0.kind == kind }
  }
}
