import BenchmarkKit
import Foundation
import UserSessions

/// Simulated launches of subjects with known true ratios, to test the estimator.
///
/// A session's time is the product of the subject's own time, the session's cost for all subjects,
/// the launch's effect on the subject, and the noise of the measurement. A pair's log ratio has a
/// standard deviation of 1 % between launches and of 2 % between sessions, as measured.
struct SimulatedLaunches {
  /// The distribution of the random effects.
  enum Scatter: String, CaseIterable {
    case normal
    /// Launch effects are t-distributed with 3 degrees of freedom and the same standard deviation.
    case heavyTailed = "heavy-tailed launches"
    /// Some sessions take half as long again, equally often for each subject.
    case spikes = "spikes in 2 % of sessions"
    /// Some sessions take half as long again, more often for every subject except the baseline.
    case unevenSpikes = "spikes in 10 %, baseline's 2 %"

    /// The percentage of sessions with a spike.
    func spikes(inBaseline isBaseline: Bool) -> Int {
      switch self {
      case .normal, .heavyTailed: 0
      case .spikes: 2
      case .unevenSpikes: isBaseline ? 2 : 10
      }
    }
  }

  static let launchDeviation = 0.01
  static let sessionDeviation = 0.02
  private static let spike = log(1.5)

  let scatter: Scatter
  /// The identifier of the simulated A/A control.
  static let control = "control"

  /// The subjects: the baseline, with a ratio of 1, comes first and the control last.
  let subjects: [(id: String, ratio: Double)]
  let sessions: Int
  private var numbers: NormalNumbers

  init(
    _ scatter: Scatter, subjects: [(id: String, ratio: Double)], sessions: Int, seed: UInt64,
    index: Int
  ) {
    self.scatter = scatter
    self.subjects = subjects + [(Self.control, 1)]
    self.sessions = sessions
    numbers = NormalNumbers(RandomSource(seed: seed, index: index))
  }

  /// Simulates the next launch.
  mutating func next() -> Dispatch.Launch {
    let level = log(3_000) + 0.05 * numbers.next()
    // Sessions differ far more than subjects do, and in the same way for all subjects.
    let costs = (0..<sessions).map { _ in 0.2 * numbers.next() }
    var blocks: [String: [Double]] = [:]
    for (index, subject) in subjects.enumerated() {
      // Each subject contributes half of a pair's variance.
      let own = log(subject.ratio) + Self.launchDeviation / 2.0.squareRoot() * launchEffect()
      let isBaseline = index == 0 || index == subjects.count - 1
      let spikes = scatter.spikes(inBaseline: isBaseline)
      blocks[subject.id] = costs.map { cost in
        let noise = Self.sessionDeviation / 2.0.squareRoot() * numbers.next()
        return exp(
          level + cost + own + noise + (numbers.random.chance(percent: spikes) ? Self.spike : 0))
      }
    }
    return Dispatch.Launch(seed: "simulated", firstSession: 0, blocks: blocks)
  }

  private mutating func launchEffect() -> Double {
    guard scatter == .heavyTailed else { return numbers.next() }
    let chiSquared = (0..<3).reduce(0) { sum, _ in
      let number = numbers.next()
      return sum + number * number
    }
    // The t distribution with 3 degrees of freedom has a variance of 3.
    return numbers.next() / chiSquared.squareRoot()
  }

  /// The limit of the median session ratio to the baseline, which the estimator should find.
  ///
  /// It includes spikes that a subject has more often than the baseline.
  func trueRatio(of subject: (id: String, ratio: Double)) -> Double {
    let (own, base) = (
      Double(scatter.spikes(inBaseline: false)) / 100,
      Double(scatter.spikes(inBaseline: true)) / 100
    )
    let alike = own * base + (1 - own) * (1 - base)
    // A spike is so large that a ratio affected by exactly one always lies on the same side of the
    // median.
    let fraction = (0.5 - base * (1 - own)) / alike
    return subject.ratio * exp(Self.sessionDeviation * NormalNumbers.quantile(fraction))
  }
}
