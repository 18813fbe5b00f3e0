import BenchmarkKit
import Foundation
import Statistics

/// Tests which delays are detected, by comparing a subject with slowed-down copies of itself.
package struct CopiedSubject: Sendable {
  /// The tested delays, as fractions of a session's own time.
  package static let delays = [0.01, 0.02, 0.05, 0.2]

  /// The minimum number of launches for a joint interval with this number of copies.
  package static func fewestLaunches(copies: Int) -> Int {
    var launches = 2
    // By chance, all n launches lie on the same side of the true value with probability 2¹⁻ⁿ.
    while pow(0.5, Double(launches - 1)) > (1 - DispatchTiming.confidence) / Double(copies) {
      launches += 1
    }
    return launches
  }

  package let subject: String
  /// The identifier of the subject's A/A control, if it has one.
  package let control: String?
  package let size: SelfTest.Size

  /// Creates a test of a subject with runs of this size.
  package init(_ subject: String, control: String?, _ size: SelfTest.Size) {
    self.subject = subject
    self.control = control
    self.size = size
  }

  /// One copy per delay.
  package var delayedCopies: [DispatchTiming.Copy] {
    Self.delays.map {
      .init(id: "\(subject) + \(Int(($0 * 100).rounded())) %", delay: $0)
    }
  }

  /// Computes the estimates of one run from its launches, with the same functions as for any run.
  ///
  /// - Throws: A `StatisticsError` if no estimate can be computed.
  package func trial(
    _ launches: [Dispatch.Launch], _ copies: [DispatchTiming.Copy], margin: Double
  ) throws -> SelfTest.Trial {
    let dispatch = try DispatchTiming.estimate(
      launches, baseline: subject, control: control, eventsPerSession: size.eventsPerSession,
      order: [subject] + copies.map(\.id) + [control].compactMap { $0 }, margin: margin)
    return SelfTest.Trial(rows: dispatch.rows, resolution: dispatch.resolution)
  }

  /// The verdicts on copies with known delays.
  ///
  /// - Returns: `nil` if no run had enough launches for a verdict.
  package func knownDelays(_ trials: [SelfTest.Trial], margin: Double) throws
    -> SelfTest.KnownDelays?
  {
    let rows = try delayedCopies.compactMap { copy -> SelfTest.KnownDelays.Row? in
      let own = trials.flatMap(\.rows).filter { $0.subject == copy.id && $0.comparison != nil }
      return own.isEmpty ? nil : try row(copy.delay, own, margin)
    }
    guard !rows.isEmpty else { return nil }
    return SelfTest.KnownDelays(subject: subject, size: size, trials: trials, rows: rows)
  }

  private func row(
    _ delay: Double, _ rows: [Dispatch.Row], _ margin: Double
  ) throws -> SelfTest.KnownDelays.Row {
    let verdicts = rows.compactMap(\.comparison?.verdict)
    // A delayed copy that is classified as faster does not count as detected.
    let different = try SelfTest.Rate(rows) {
      $0.comparison?.verdict == .different && $0.ratio.value > 1
    }
    let biases = rows.map { $0.ratio.value / (1 + delay) - 1 }
    return SelfTest.KnownDelays.Row(
      delay: delay, different: different, notResolved: verdicts.count { $0 == .notResolved },
      equivalent: verdicts.count { $0 == .equivalent }, bias: try Sample(biases).median,
      coverage: try .init(rows) { $0.ratio.contains(1 + delay) },
      launchesNeeded: different.fraction >= DispatchTiming.confidence
        ? nil : try launchesNeeded(delay, rows, margin))
  }

  // The joint interval has to lie beyond the margin in 19 out of 20 runs. Its half-width is about
  // 2.5 standard errors for the few pairs of a run, and in 19 out of 20 runs the estimate is at
  // most 1.64 standard errors below the true value: (2.5 + 1.64) / 2.5.
  private static let reach = 1.66

  private func launchesNeeded(
    _ delay: Double, _ rows: [Dispatch.Row], _ margin: Double
  ) throws -> Int? {
    let distance = log((1 + delay) / (1 + margin))
    guard distance > 1e-9 else { return nil }
    let halfWidths = rows.compactMap { $0.comparison?.ratio.relativeHalfWidth }
    let factor = Self.reach * (try Sample(halfWidths).median) / distance
    return max(size.launches + 1, Int((Double(size.launches) * factor * factor).rounded(.up)))
  }
}
