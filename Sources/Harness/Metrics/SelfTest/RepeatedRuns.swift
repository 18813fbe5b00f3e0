import BenchmarkKit
import Statistics

/// Compares the intervals of repeated runs with the ratios of all runs pooled.
///
/// A 95 % interval should miss the true ratio in one run out of 20. The true ratio is not known;
/// the pooled one, from twenty times as many launches, is almost as good.
package struct RepeatedRuns: Sendable {
  let subjects: [String]
  let size: SelfTest.Size

  /// - Parameters:
  ///   - subjects: The identifiers of all timed subjects.
  ///   - size: The size of each run.
  package init(subjects: [String], size: SelfTest.Size) {
    self.subjects = subjects
    self.size = size
  }

  /// The runs whose intervals miss the pooled ratio, for every pair of subjects.
  ///
  /// - Parameter runs: The launches of each run.
  /// - Throws: A `StatisticsError` if no estimate can be computed.
  package func summary(_ runs: [[Dispatch.Launch]]) throws -> SelfTest.Repeats {
    let pairs = subjects.indices.flatMap { base in
      subjects.indices.dropFirst(base + 1).map { (subjects[base], subjects[$0]) }
    }
    return SelfTest.Repeats(
      size: size, placed: runs.joined().count { $0.placement != nil },
      pairs: try pairs.map { base, subject in
        let pooled = try ratio(of: subject, to: base, Array(runs.joined()))
        let ratios = try runs.map { try ratio(of: subject, to: base, $0) }
        return .init(
          subject: subject, baseline: base, pooled: pooled, ratios: ratios,
          missed: try .init(ratios) { !$0.contains(pooled.value) })
      })
  }

  private func ratio(
    of subject: String, to base: String, _ launches: [Dispatch.Launch]
  ) throws -> Estimate {
    try PairedDurations(
      of: launches.compactMap { $0.blocks[subject] }, to: launches.compactMap { $0.blocks[base] }
    ).ratio(confidence: DispatchTiming.confidence)
  }
}
