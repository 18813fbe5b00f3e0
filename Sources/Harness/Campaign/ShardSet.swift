import BenchmarkKit
import Foundation

/// The journals of all parts of a campaign.
///
/// Only one journal is open at a time, because the number of open files is limited.
package final class ShardSet: JobRecords {
  /// The description of a part, available while its journal is closed.
  private struct Part {
    let url: URL
    let shard: Shard
    let manifest: Manifest
    let keys: Set<JobKey>
  }

  /// The manifest of the whole campaign, taken from the first part.
  package let manifest: Manifest
  private let registry: Registry
  private let parts: [Part]
  // Jobs are requested in order, so the next record is usually in the same journal.
  private var open: (part: Part, journal: Journal)?

  /// Opens the journals in a folder.
  ///
  /// - Throws: An error if parts are missing, incomplete, duplicated or from different campaigns.
  package init(
    in folder: URL, expecting expected: Int?, _ registry: Registry
  ) throws(Failure) {
    self.registry = registry
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = files.compactMap(Shard.init(fileName:)).sorted { $0.index < $1.index }
    guard let first = found.first else {
      throw Failure(CampaignFailure.noParts(folder: folder.path))
    }
    let count = expected ?? first.count
    if let other = found.first(where: { $0.count != count }) {
      throw Failure(
        CampaignFailure.otherCount(file: other.fileName, folder: folder.path, expected: count))
    }
    var parts: [Part] = []
    for shard in found {
      let url = folder.appendingPathComponent(shard.fileName)
      let journal = try Journal(url)
      let part = Part(
        url: url, shard: shard, manifest: journal.manifest, keys: Set(journal.keys))
      try Self.check(part, first: parts.first, registry)
      parts.append(part)
    }
    self.parts = parts
    manifest = parts[0].manifest
    try checkComplete(count, folder)
  }

  package func content(of key: JobKey) throws(Failure) -> JobContent? {
    if let open, open.part.keys.contains(key) { return try open.journal.content(of: key) }
    guard let part = parts.first(where: { $0.keys.contains(key) }) else { return nil }
    // The open journal is closed before the next one is opened.
    open = nil
    let journal = try Journal(part.url)
    open = (part, journal)
    return try journal.content(of: key)
  }

  /// The kinds of machine on which times were measured.
  func machines(_ registry: Registry) -> [String] {
    let metrics = registry.metrics(of: manifest.plan)
    guard metrics.contains(where: { $0.needs.contains(.quietMachine) }) else { return [] }
    return Set(parts.map(\.manifest.environment.machine)).sorted()
  }

  // MARK: Checks

  private static func check(
    _ part: Part, first: Part?, _ registry: Registry
  ) throws(Failure) {
    let (manifest, url) = (part.manifest, part.url)
    guard manifest.shard == part.shard else {
      throw Failure(
        CampaignFailure.otherPart(manifest.shard, path: url.path, expected: part.shard))
    }
    if let first, let difference = manifest.difference(from: first.manifest) {
      throw Failure(
        CampaignFailure.otherRun(path: url.path, first: first.url.path, difference: difference))
    }
    if first == nil { try manifest.checkUnchanged(url, registry) }
  }

  /// Checks that every part has all of its jobs and no others.
  private func checkComplete(_ count: Int, _ folder: URL) throws(Failure) {
    var expected: [Shard: Set<JobKey>] = [:]
    let context = try manifest.context
    for metric in registry.metrics(of: manifest.plan) {
      let total = try metric.jobCount(of: context)
      for index in 0..<count {
        let shard = Shard(index: index, count: count)
        expected[shard, default: []].formUnion(
          shard.range(of: total).map { JobKey(metric: metric.id, number: $0) })
      }
    }
    for part in parts {
      guard let own = expected[part.shard] else { continue }
      if let stray = part.keys.subtracting(own).min(by: { $0.number < $1.number }) {
        throw Failure(CampaignFailure.stray(stray, path: part.url.path))
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
      "  bench run --shard \($0)/\(count) --output \(folder.path.quoted)"
        + (options.isEmpty ? "" : " \(options)")
    }
    throw Failure(
      CampaignFailure.missingParts(missing.count, of: count, commands: commands))
  }
}

extension Environment {
  /// A description that distinguishes machines whose times should not be mixed.
  fileprivate var machine: String { "\(processor), \(cores) cores, \(operatingSystem)" }
}
