import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation
import PlantedDefects
import RegisteredApps
import Synchronization

/// Plants defects in copies of the architectures, and scores the metrics that detect them.
struct VerifyPlanted: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "planted",
    abstract: "Score the metrics on planted defects.",
    discussion: """
      Each defect is a patch of a copy of an architecture. Exits with 1 unless 95 % of the defects are detected with every
      seed, and 95 % of the lifetime defects are attributed to the right reference.

      EXAMPLES
        bench verify planted
        bench verify planted --only MVPC --detail
        bench verify planted --seeds 1 --only timer
      """.flowing)

  @Option(help: .only) var only: String?
  @Option(help: "The number of seeds, from --seed up.")
  var seeds = 5
  @Option(help: .seed) var seed = "0x5eed"
  @Flag(help: .detail) var detail = false
  @OptionGroup var workers: JobOptions
  @OptionGroup var output: OutputOptions<TableFormat>

  func validate() throws {
    if !(1...100).contains(seeds) { throw ValidationError(.notBetween("--seeds", seeds, 1...100)) }
  }

  /// The fraction of defects to detect, and of lifetime defects to blame on the right reference.
  private static let goal = 0.95

  /// Builds the copies, runs the trials, prints the score.
  @MainActor func perform() throws {
    Interruption.catchSignals()
    guard let checkout = Checkout.current else {
      throw Failure(CommandFailure.noSources)
    }
    let app = Apps.all[0]
    let defects = try chosen(in: checkout)
    if !output.isSilent {
      note("building \(defects.count) patched copies; the first time takes minutes")
    }
    let package = try DefectPackage(
      at: checkout.root.appendingPathComponent(".build/planted"), of: try Self.all(in: checkout),
      in: app, checkout)
    let first = try BenchmarkKit.seed(seed)
    let verification = DefectVerification(
      program: try package.build(), defects: defects,
      seeds: (0..<UInt64(seeds)).map { first &+ $0 },
      concurrency: workers.jobs,
      sessions: try RecordedSession.files(of: app).map(RecordedSession.path))
    let isSilent = output.isSilent
    let reported = Mutex(0)
    let scores = try verification.run { done, total in
      let percent = done * 10 / total * 10
      let isNew = reported.withLock { last in
        defer { last = max(last, percent) }
        return percent > last
      }
      if isNew, !isSilent { note("planted defects: \(percent) %") }
    }
    try output.deliver([table(scores)])
    if detail { printDetails(scores) }
    try conclude(scores)
  }

  /// The defects of all architectures.
  static func all(in checkout: Checkout) throws(Failure) -> [PlantedDefect] {
    let folder = checkout.root.appendingPathComponent("Benchmarks/Defects")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var all: [PlantedDefect] = []
    for file in files.sorted() where file.hasSuffix(".txt") {
      let path = folder.appendingPathComponent(file).path
      let text = String(decoding: try Files.read(path), as: UTF8.self)
      do {
        all += try PlantedDefect.list(text, module: String(file.dropLast(4)))
      } catch {
        throw Failure(.badInput, error)
      }
    }
    return all
  }

  private func chosen(in checkout: Checkout) throws(Failure) -> [PlantedDefect] {
    let all = try Self.all(in: checkout)
    guard let only else { return all }
    let chosen = all.filter {
      [$0.id, $0.module, $0.kind.rawValue, $0.summary].contains {
        $0.lowercased().contains(only.lowercased())
      }
    }
    guard !chosen.isEmpty else { throw Failure(CommandFailure.noDefect(containing: only)) }
    return chosen
  }

  private func table(_ scores: [DefectScore]) -> Table {
    Table(
      name: "planted-defects", title: "Planted defects and the metrics that detect them",
      columns: [
        .init("id", .text), .init("kind", .text), .init("defect", .text),
        .init("detected by", .text), .init("reference to blame", .text),
      ], rows: scores.map(row), notes: notes(scores))
  }

  private func row(_ score: DefectScore) -> [Table.Cell] {
    var noticed = score.reliable.map(\.rawValue)
    noticed += score.lucky.map {
      "\($0.rawValue) (\(score.seedsNoticed(by: $0)) of \(score.seeds))"
    }
    if score.defect.equivalence == nil {
      if noticed.isEmpty { noticed = ["NOTHING"] }
      noticed += score.missing.map { "\($0.rawValue.uppercased()) MISSED" }
    }
    var blame = score.defect.blames.joined(separator: " or ")
    if score.isBlamed == false {
      blame += ": NOT NAMED, but \(score.blamed.prefix(3).joined(separator: ", "))"
    }
    return [
      .text(score.defect.id), .text(score.defect.kind.rawValue), .text(score.defect.summary),
      .text(noticed.joined(separator: ", ")), .text(blame),
    ]
  }

  private func notes(_ scores: [DefectScore]) -> [String] {
    let real = scores.filter { $0.defect.equivalence == nil }
    let lifetimes = real.compactMap(\.isBlamed)
    return [
      "\(real.count { $0.isNoticed }) of \(real.count) detected with each of \(seeds) seeds;"
        + " \(real.count { !$0.isNoticed && !$0.lucky.isEmpty }) more with some.",
      "\(lifetimes.count { $0 }) of \(lifetimes.count) lifetime defects attributed to the right reference with each seed.",
      "\(scores.count - real.count) equivalent defects, which cannot be detected, are not counted.",
    ]
  }

  private func printDetails(_ scores: [DefectScore]) {
    for score in scores {
      BenchmarkKit.output("\n\(score.defect.id), \(score.defect.summary)\n")
      for line in score.details + score.blamed.map({ "blamed: \($0)" }) {
        BenchmarkKit.output("  \(line)\n")
      }
    }
  }

  private func conclude(_ scores: [DefectScore]) throws(Failure) {
    let real = scores.filter { $0.defect.equivalence == nil }
    let lifetimes = real.compactMap(\.isBlamed)
    let missed = real.filter { !$0.isNoticed }.map(\.defect.id)
    let isEnough = Double(missed.count) <= Double(real.count) * (1 - Self.goal)
    let isBlamedEnough =
      Double(lifetimes.count { !$0 }) <= Double(lifetimes.count) * (1 - Self.goal)
    let lucky = real.filter { !$0.isNoticed && !$0.lucky.isEmpty }.map(\.defect.id)
    guard isEnough, isBlamedEnough, lucky.isEmpty else {
      throw Failure(CommandFailure.missedGoals(undetected: missed, byLuck: lucky))
    }
  }
}
