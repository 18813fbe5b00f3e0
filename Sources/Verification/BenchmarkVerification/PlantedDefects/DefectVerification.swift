import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import ComparedApps
import Foundation
import PlantedDefects
import Synchronization

/// Runs the detectors on planted defects and on their controls, each trial in its own process.
package struct DefectVerification {
  private let program: URL
  private let defects: [PlantedDefect]
  private let seeds: [UInt64]
  private let concurrency: Int
  private let sessions: [String]

  /// The work of one process: detectors of one subject with one seed.
  private struct Trial: Hashable {
    let module: String
    let variant: String
    let seed: UInt64
    let detectors: [PlantedDefect.Detector]
  }

  /// Builds patched copies of an app's architectures.
  ///
  /// - Parameters:
  ///   - all: All defects; copies of any other defects are removed.
  ///   - seeds: The seeds of the sessions.
  package init(
    _ defects: [PlantedDefect], of all: [PlantedDefect], in app: any App, _ checkout: Checkout,
    seeds: [UInt64], concurrency: Int
  ) throws(Failure) {
    let package = try DefectPackage(
      at: checkout.root.appendingPathComponent(".build/planted"), of: all, in: app, checkout)
    program = try package.build()
    self.defects = defects
    self.seeds = seeds
    self.concurrency = concurrency
    sessions = try RecordedSession.files(of: app).map(RecordedSession.path)
  }

  private typealias Reports = [PlantedDefect.Detector: DefectReport]

  private static let seeded = PlantedDefect.allDetectors.filter(\.dependsOnSeed)
  private static let unseeded = PlantedDefect.allDetectors.filter { !$0.dependsOnSeed }

  /// Runs all trials, and scores the defects.
  ///
  /// - Parameter isSilent: Whether to hide the progress.
  package func run(isSilent: Bool) throws(Failure) -> [DefectScore] {
    var trials: [Trial] = []
    for defect in defects {
      trials += self.trials(of: defect.copy, defect.variant)
      trials += self.trials(of: defect.module, defect.variant)
    }
    trials = trials.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let reports = try run(trials, isSilent: isSilent)
    return defects.map { defect in
      var score = DefectScore(defect, seeds: seeds.count)
      let pairs = zip(
        self.trials(of: defect.copy, defect.variant),
        self.trials(of: defect.module, defect.variant))
      for (trial, control) in pairs {
        for detector in trial.detectors {
          guard let found = reports[trial]?[detector], let usual = reports[control]?[detector]
          else {
            continue
          }
          score.add(found, over: usual, by: detector)
        }
      }
      return score
    }
  }

  private func trials(of module: String, _ variant: String) -> [Trial] {
    [Trial(module: module, variant: variant, seed: seeds.first ?? 0, detectors: Self.unseeded)]
      + seeds.map { Trial(module: module, variant: variant, seed: $0, detectors: Self.seeded) }
  }

  private func run(
    _ trials: [Trial], isSilent: Bool
  ) throws(Failure) -> [Trial: Reports] {
    let reports = Mutex<[Trial: Reports]>([:])
    let progress = SharedProgress(
      Progress("planted defects", total: trials.count, isSilent: isSilent))
    defer { progress.finish() }
    try WorkerPool.forEach(Array(trials.indices), concurrency: concurrency) {
      (number) throws(Failure) in
      let trial = trials[number]
      let report = try run(trial)
      reports.withLock { $0[trial] = report }
      progress.advance(by: 1)
    }
    if Interruption.isRequested {
      throw Failure(VerificationFailure.interrupted)
    }
    return reports.withLock(\.self)
  }

  /// Runs one trial; if a defect ends the process, the remaining detectors run in a new process.
  ///
  /// The detector that was running when the process ended has detected the defect.
  private func run(_ trial: Trial) throws(Failure) -> Reports {
    var reports: Reports = [:]
    var open = trial.detectors
    while !open.isEmpty {
      let task = DefectWorker.Task(
        module: trial.module, variant: trial.variant, seed: trial.seed,
        detectors: open, sessions: sessions)
      guard let data = try? JSONEncoder().encode(task) else { break }
      let process = try Program.run([program.path, String(decoding: data, as: UTF8.self)])
      if process.status == DefectWorker.ownExit {
        throw Failure(
          VerificationFailure.failedTrial(status: process.status, errors: process.errors))
      }
      var begun: PlantedDefect.Detector?
      for line in process.output.split(separator: "\n") {
        guard
          let line = try? JSONDecoder().decode(DefectWorker.Line.self, from: Data(line.utf8))
        else { continue }
        begun = line.report == nil ? line.detector : nil
        if let report = line.report { reports[line.detector] = report }
      }
      if let begun {
        var report = DefectReport()
        report.observations = ["the process ended with exit code \(process.status)"]
        reports[begun] = report
      } else if process.status != 0 {
        throw Failure(
          VerificationFailure.failedTrial(status: process.status, errors: process.errors))
      }
      open.removeAll { reports[$0] != nil }
    }
    return reports
  }
}
