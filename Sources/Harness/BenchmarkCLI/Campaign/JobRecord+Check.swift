import ComparedApps
import BenchmarkKit
import BenchmarkMetrics

// A checksum proves that a record is intact, not that bench wrote it: files can be edited or
// forged.
extension JobRecord {
  /// The reason why no job of the campaign can have produced the record; `nil` if there is none.
  func problem(in manifest: Manifest) -> String? {
    if let found = AbsurdNumber(in: self) { return found.description }
    return result.flatMap { $0.problem(as: job.metric, in: manifest) }
  }
}

extension JobResult {
  fileprivate func problem(as metric: MetricID, in manifest: Manifest) -> String? {
    if case .failed = self { return nil }
    guard metric == self.metric else {
      return
        "found a result of \(self.metric?.rawValue ?? "no metric"), expected \(metric.rawValue)"
    }
    let known = Set(manifest.timedSubjects)
    if let stranger = subjects.first(where: { !known.contains($0) }) {
      return "found subject '\(stranger)', expected one of the run"
    }
    return shapeProblem(in: manifest)
  }

  private var metric: MetricID? {
    switch self {
    case .conformance: .conformance
    case .deepLinks: .deepLinks
    case .leaks: .leaks
    case .exits: .exits
    case .counts: .counts
    case .dispatch: .dispatch
    case .eventTimes: .eventTimes
    case .costGrowth: .costGrowth
    case .shrunk, .failed: nil
    }
  }

  private var subjects: [String] {
    switch self {
    case .conformance(let part): part.rows.map(\.subject)
    case .deepLinks(let part): part.result.rows.map(\.subject)
    case .leaks(let leaks):
      leaks.rows.map(\.subject) + leaks.faults.map(\.subject) + leaks.growth.map(\.subject)
    case .exits(let part): part.result.rows.map(\.subject)
    case .counts(let counts): counts.rows.map(\.subject)
    case .dispatch(let launch): launch.blocks.keys.sorted()
    case .eventTimes(let launch): Array(launch.samples.keys) + launch.distributions.keys
    case .costGrowth(let growth): growth.curves.map(\.subject)
    case .shrunk, .failed: []
    }
  }

  /// Checks the size of values that are combined with those of other records.
  private func shapeProblem(in manifest: Manifest) -> String? {
    switch self {
    case .conformance(let part): return part.problem(in: manifest.comparedApp)
    case .deepLinks(let part):
      let expected = DeepLinkCheck.Part(of: [], in: manifest.comparedApp).result.expected.lines.map(
        \.count)
      let isFitting = part.result.rows.allSatisfy { $0.outcomes.lines.map(\.count) == expected }
      return isFitting ? nil : "found a matrix of another size than that of links and states"
    case .exits(let part):
      let exits = manifest.comparedApp.exitNumbers
      return part.result.rows.first { !exits.contains($0.exit) }.map {
        "found exit \($0.exit), expected 0 to \(exits.upperBound - 1)"
      }
    case .dispatch(let launch):
      let sizes = manifest.timedSubjects.map { launch.blocks[$0]?.count ?? 0 }
      let isFitting = Set(sizes).count == 1 && sizes[0] > 0
      return isFitting ? nil : "found \(sizes) times, expected as many of each subject"
    case .costGrowth(let growth):
      let points = growth.curves.flatMap(\.points)
      let isFitting = points.allSatisfy { $0.n > 0 && !$0.costs.isEmpty }
      return isFitting ? nil : "found a point without a cost, or below 1"
    default: return nil
    }
  }
}
