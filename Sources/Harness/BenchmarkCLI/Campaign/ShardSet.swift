import BenchmarkKit
import BenchmarkMetrics
import Foundation

/// The journals of all parts of a campaign.
///
/// Only one is open at a time, because there may be more parts than a process may open files.
final class ShardSet: JobRecords {
  /// The description of a part, kept while its journal is closed.
  private struct Part {
    let url: URL
    let shard: Shard
    let manifest: Manifest
    let keys: Set<JobKey>
  }

  /// The manifest of the whole, taken from the first part.
  let manifest: Manifest
  private let parts: [Part]
  // Jobs are requested in order, so the next record is usually in the same journal.
  private var open: (part: Part, journal: Journal)?

  /// Opens the journals in a folder.
  ///
  /// - Throws: An error if parts are missing, incomplete, duplicated or from different campaigns.
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
    var parts: [Part] = []
    for shard in found {
      let url = folder.appendingPathComponent(shard.fileName)
      let journal = try Journal(url)
      let part = Part(
        url: url, shard: shard, manifest: journal.manifest, keys: Set(journal.keys))
      try Self.check(part, first: parts.first)
      parts.append(part)
    }
    self.parts = parts
    manifest = parts[0].manifest
    try checkComplete(count, folder)
  }

  func record(_ key: JobKey) throws(Failure) -> JobRecord? {
    if let open, open.part.keys.contains(key) { return try open.journal.record(key) }
    guard let part = parts.first(where: { $0.keys.contains(key) }) else { return nil }
    // Closed before the next one is opened.
    open = nil
    let journal = try Journal(part.url)
    open = (part, journal)
    return try journal.record(key)
  }

  /// All jobs of a metric, in order.
  func jobs(_ metric: MetricID) throws(Failure) -> JobList {
    // No job is performed here, so there are no profiles.
    try JobList.of(
      metric, manifest, GrowthMeasurement.Selection(), profiles: URL(fileURLWithPath: "/"))
  }

  /// A warning if times were measured on different machines; `nil` if not.
  var machineWarning: String? {
    guard manifest.plan.metrics.contains(where: \.isTimed) else { return nil }
    let machines = Set(parts.map(\.manifest.environment.machine)).sorted()
    guard machines.count > 1 else { return nil }
    return
      "Times were taken on \(machines.count) kinds of machine (\(machines.joined(separator: "; "))):"
      + " between launches there is the difference of machines as well."
  }

  // MARK: Checks

  private static func check(_ part: Part, first: Part?) throws(Failure) {
    let (manifest, url) = (part.manifest, part.url)
    guard manifest.shard == part.shard else {
      let found = manifest.shard.map { "part \($0)" } ?? "no part"
      throw Failure(
        .badInput,
        "'\(url.path)' has \(found) in it, expected part \(part.shard) by its name. A part must not be there twice."
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

  /// Checks that every part has all of its jobs and no others.
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
    for part in parts {
      guard let own = expected[part.shard] else { continue }
      if let stray = part.keys.subtracting(own).min(by: { $0.number < $1.number }) {
        throw Failure(
          .badInput,
          "'\(part.url.path)' has job \(stray.number) of \(stray.metric.rawValue), which belongs to another part. Remove the file and run the part again."
        )
      }
    }
    let missing = (0..<count).filter { index in
      let shard = Shard(index: index, count: count)
      guard let part = parts.first(where: { $0.shard == shard }) else { return true }
      return !part.keys.isSuperset(of: expected[shard] ?? [])
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
  /// A description that distinguishes machines whose times should not be mixed.
  fileprivate var machine: String { "\(processor), \(cores) cores, \(operatingSystem)" }
}
