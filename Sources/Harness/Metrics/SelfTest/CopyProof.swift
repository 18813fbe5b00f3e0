import BenchmarkKit
import Statistics

/// Compares subjects with exact copies of their modules, in several line-ups.
///
/// The comparisons answer two questions: is a copy's ratio 1, whichever of the two is the baseline,
/// and does a subject's ratio depend on the other participants? Both tests fail if subjects warm
/// the caches for each other.
package struct CopyProof: Sendable {
  package let lineUps: [SelfTest.Copies.LineUp]
  let pairs: [(original: String, copy: String)]
  /// The baseline of all ratios when line-ups are compared.
  let baseline: String
  package let size: SelfTest.Size

  /// Creates a proof.
  ///
  /// - Parameters:
  ///   - subjects: All subjects of an ordinary run.
  ///   - pairs: The subjects that have copies, with their copies; the first is the baseline.
  ///   - size: The size of a run of each line-up.
  package init(
    subjects: [String], pairs: [(original: String, copy: String)], size: SelfTest.Size
  ) {
    self.pairs = pairs
    self.size = size
    baseline = pairs[0].original
    let alone = pairs.flatMap { [$0.original, $0.copy] }
    lineUps =
      pairs.map { pair in
        .init(name: "all subjects, \(pair.copy)", subjects: subjects + [pair.copy])
      } + [
        .init(name: "\(pairs.count) subjects and their copies", subjects: alone),
        .init(name: "\(baseline) and its copy", subjects: [baseline, pairs[0].copy]),
      ]
  }

  /// The summary of all runs.
  ///
  /// - Parameter runs: The launches of each line-up, run by run.
  /// - Throws: A `StatisticsError` if no estimate can be computed.
  package func summary(
    _ runs: [[[Dispatch.Launch]]], margin: Double
  ) throws -> SelfTest.Copies {
    SelfTest.Copies(
      size: size, lineUps: lineUps,
      pairs: try lineUps.indices.flatMap { place in
        try pairs.filter { Set(lineUps[place].subjects).isSuperset(of: [$0.original, $0.copy]) }
          .flatMap { pair in
            let launches = runs.map { $0[place] }
            return [
              try self.pair(pair.original, pair.copy, lineUps[place], launches, margin),
              try self.pair(pair.copy, pair.original, lineUps[place], launches, margin),
            ]
          }
      }, shifts: try shifts(runs, margin))
  }

  private func pair(
    _ baseline: String, _ subject: String, _ lineUp: SelfTest.Copies.LineUp,
    _ runs: [[Dispatch.Launch]], _ margin: Double
  ) throws -> SelfTest.Copies.Pair {
    let rows = try runs.compactMap { launches in
      try self.rows(of: [baseline, subject], launches, margin).last
    }
    return SelfTest.Copies.Pair(
      lineUp: lineUp.name, baseline: baseline, subject: subject, ratios: rows.map(\.ratio),
      excluded: try .init(rows) { !$0.ratio.contains(1) },
      different: try .init(rows) { $0.comparison?.verdict == .different })
  }

  /// Each subject's ratio in its largest line-up, compared with its other line-ups.
  private func shifts(
    _ runs: [[[Dispatch.Launch]]], _ margin: Double
  ) throws -> [SelfTest.Copies.Shift] {
    let ratios = try lineUps.indices.map { place in
      try runs.map { run in
        Dictionary(
          uniqueKeysWithValues: try rows(
            of: [baseline] + lineUps[place].subjects.filter { $0 != baseline }, run[place], margin
          ).map { ($0.subject, $0.ratio.value) })
      }
    }
    return try lineUps[0].subjects.filter { $0 != baseline }.flatMap { subject in
      try lineUps.indices.dropFirst().filter { lineUps[$0].subjects.contains(subject) }.map {
        other in
        let both = runs.indices.compactMap { run in
          ratios[0][run][subject].flatMap { first in
            ratios[other][run][subject].map { (first: first, other: $0) }
          }
        }
        let changes = try PairedDurations(of: both.map(\.first), to: both.map(\.other))
        return SelfTest.Copies.Shift(
          subject: subject, baseline: baseline, lineUps: [lineUps[0].name, lineUps[other].name],
          change: try changes.ratio(confidence: DispatchTiming.confidence))
      }
    }
  }

  private func rows(
    of subjects: [String], _ launches: [Dispatch.Launch], _ margin: Double
  ) throws -> [Dispatch.Row] {
    try DispatchTiming.estimate(
      launches, baseline: subjects[0], control: nil, eventsPerSession: size.eventsPerSession,
      order: subjects, margin: margin
    ).rows
  }
}
