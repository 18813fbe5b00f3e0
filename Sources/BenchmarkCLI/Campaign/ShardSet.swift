import BenchmarkMetrics
import BenchmarkResults
import Foundation

/// The journals of all parts of a campaign.
struct ShardSet {
  let journals: [Journal]
  /// What they are parts of, as the first part has it.
  let manifest: Manifest

  /// Opens the journals in a folder.
  ///
  /// - Throws: When parts are missing or not done, are of different campaigns, or in the folder more than once.
  init(in folder: URL, expecting expected: Int?) throws(Failure) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = files.compactMap(Shard.init(fileName:)).sorted { $0.index < $1.index }
    guard let first = found.first else {
      throw Failure(
        .badInput,
        "'\(folder.path)' has no parts of a run, expected files such as '\(Shard(index: 0, count: 2).fileName)'."
          + " Make them with 'bench shard'.")
    }
    let count = expected ?? first.count
    if let other = found.first(where: { $0.count != count }) {
      throw Failure(
        .badInput,
        "'\(folder.path)' has '\(other.fileName)', expected parts of \(count). Put the parts of a run into a folder of their own."
      )
    }
    var journals: [Journal] = []
    for shard in found {
      let url = folder.appendingPathComponent(shard.fileName)
      let journal = try Journal(url)
      try Self.check(journal, shard, url, first: journals.first)
      journals.append(journal)
    }
    self.journals = journals
    manifest = journals[0].manifest
    try checkComplete(count, folder)
  }

  /// All jobs of a metric, in order.
  func jobs(_ metric: Plan.Metric) throws(Failure) -> JobList {
    // No job is done here, so there are no profiles.
    try JobList.of(
      metric, manifest, GrowthMeasurement.Selection(), profiles: URL(fileURLWithPath: "/"))
  }

  /// Times that were taken on different machines say less than they seem to.
  var machineWarning: String? {
    guard manifest.plan.metrics.contains(where: \.isTimed) else { return nil }
    let machines = Set(journals.map { $0.manifest.environment.machine }).sorted()
    guard machines.count > 1 else { return nil }
    return
      "Times were taken on \(machines.count) kinds of machine (\(machines.joined(separator: "; "))):"
      + " between launches there is the difference of machines as well."
  }

  // MARK: Checks

  private static func check(
    _ journal: Journal, _ shard: Shard, _ url: URL, first: Journal?
  ) throws(Failure) {
    let manifest = journal.manifest
    guard manifest.shard == shard else {
      let found = manifest.shard.map { "part \($0)" } ?? "no part"
      throw Failure(
        .badInput,
        "'\(url.path)' has \(found) in it, expected part \(shard) by its name. A part must not be there twice."
      )
    }
    if let first, let difference = manifest.difference(from: first.manifest) {
      throw Failure(
        .badInput,
        "'\(url.path)' was run with \(difference) than '\(first.url.path)'. Only parts of the same run can be put together."
      )
    }
    if first == nil { try manifest.checkUnchanged(url) }
  }

  /// Every job of every part must be there, and no other.
  private func checkComplete(_ count: Int, _ folder: URL) throws(Failure) {
    var expected: [Shard: Set<JobKey>] = [:]
    for metric in manifest.plan.metrics {
      let total = try jobs(metric).count
      for index in 0..<count {
        let shard = Shard(index: index, count: count)
        expected[shard, default: []].formUnion(
          shard.range(of: total).map { JobKey(metric: metric, number: $0) })
      }
    }
    for journal in journals {
      guard let shard = journal.manifest.shard, let own = expected[shard] else { continue }
      if let stray = journal.keys.filter({ !own.contains($0) }).min(by: { $0.number < $1.number }) {
        throw Failure(
          .badInput,
          "'\(journal.url.path)' has job \(stray.number) of \(stray.metric.rawValue), which belongs to another part. Remove the file and run the part again."
        )
      }
    }
    let missing = (0..<count).filter { index in
      let shard = Shard(index: index, count: count)
      guard let journal = journals.first(where: { $0.manifest.shard == shard }) else { return true }
      return !(expected[shard] ?? []).allSatisfy(journal.contains)
    }
    guard !missing.isEmpty else { return }
    let options = manifest.options.map(\.quoted).joined(separator: " ")
    let commands = missing.map {
      "  bench shard \($0)/\(count) --output \(folder.path.quoted)"
        + (options.isEmpty ? "" : " \(options)")
    }
    throw Failure(
      .incomplete,
      "\(missing.count) of \(count) parts are missing or not done. Run:\n"
        + commands.joined(separator: "\n"))
  }
}

extension Environment {
  /// What sets machines apart whose times should not be mixed.
  fileprivate var machine: String { "\(processor), \(cores) cores, \(operatingSystem)" }
}

extension String {
  /// As a shell takes it.
  fileprivate var quoted: String {
    wholeMatch(of: /[A-Za-z0-9_.,\/:%=+-]+/) != nil
      ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
