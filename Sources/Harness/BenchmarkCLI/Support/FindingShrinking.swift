import BenchmarkCampaign
import BenchmarkKit
import BenchmarkMetrics
import Checksums
import ComparedApps
import Foundation
import UserSessions

/// Shrinks the sessions of findings in workers, where a crash ends only the worker.
struct FindingShrinking {
  /// The maximum total number of replays for all findings.
  let budget: Int
  let concurrency: Int
  let isQuiet: Bool
  /// The campaign's random users; personas of other sessions are read from their files.
  var population: Population?
  /// The app whose subjects have the findings.
  let app: any App

  // Fewer replays barely shrink a session, and more barely improve the result.
  private static let fewest = 200
  private static let most = 2_000

  /// Shrinks the generated sessions of a run's findings, and updates the findings.
  ///
  /// A finding whose session could not be shrunk stays unchanged, with a warning.
  func shrink(_ run: inout BenchmarkKit.Run) throws(Failure) {
    let positions = run.findings.indices.filter { run.findings[$0].canBeShrunk }
    guard budget > 0, !positions.isEmpty, !Interruption.isRequested else { return }
    let shrunk = try shrink(positions.map { run.findings[$0] })
    for (position, finding) in zip(positions, shrunk) {
      if let finding { run.findings[position] = finding }
    }
    let left = shrunk.count { $0 == nil }
    if left > 0, !Interruption.isRequested {
      run.warnings.append(Warning(CommandWarning.unshrunkFindings(left, of: shrunk.count)))
    }
  }

  /// Shrinks the sessions of findings; `nil` for one that is over the budget or whose worker
  /// failed.
  func shrink(_ findings: [Finding]) throws(Failure) -> [Finding?] {
    let count = min(findings.count, budget / Self.fewest)
    guard count > 0 else { return findings.map { _ in nil } }
    let replays = min(Self.most, budget / count)
    var jobs: [Job<ShrinkingTask.Work>] = []
    for finding in findings.prefix(count) {
      guard let origin = finding.origin else { continue }
      let range = SessionRange(
        seed: try seed(origin.seed), first: origin.index, count: 1,
        eventsPerSession: origin.events, population: try users(of: origin),
        isGuided: origin.isGuided ?? false)
      jobs.append(
        Job(.init(finding: finding, budget: replays), subjects: [finding.subject], range: range))
    }
    let ends = try WorkerPool.run(
      ShrinkingTask(), jobs, on: app, concurrency: concurrency, label: "shrinking sessions",
      isSilent: isQuiet)
    let shrunk = ends.map { end in
      if case .result(let answer, _) = end { answer.part } else { nil as Finding? }
    }
    return shrunk + findings.dropFirst(shrunk.count).map { _ in nil }
  }
}

extension FindingShrinking {
  private func users(of session: GeneratedSession) throws(Failure) -> Population? {
    guard let path = session.personas else { return nil }
    if let population, population.file == path { return population }
    return try Personas.load(path)
  }
}

extension Finding {
  /// Whether the finding's session can be generated again and shrunk.
  ///
  /// Findings that a printed defect explains need no shrinking. Memory findings are not replayed:
  /// each trial would take all the memory that a worker may use.
  var canBeShrunk: Bool {
    origin != nil && fingerprint != nil && session == nil && kind != .memory && defect == nil
  }

  /// The file name of the finding's session, composed of the subject, the kind and the fingerprint.
  var sessionFileName: String {
    let text = "\(subject)-\(kind.rawValue)-\(fingerprint ?? "")"
    let name = text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let words = String(name).split(separator: "-").joined(separator: "-").prefix(70)
    // Long fingerprints may have the same beginning.
    return "\(words)-\(Checksum(text.utf8).text.suffix(8)).json"
  }
}
