import BenchmarkKit
import ComparedApps
import Foundation
import UserSessions

/// Performs a job even if its subjects crash: reports the failing sessions and runs the others.
///
/// The results of a failed worker are lost, so the job is divided at the session that failed. The
/// sessions before it are run again. The failed session is run by itself to reproduce the failure,
/// and then on the other subjects. The sessions after it are run for the first time. No session is
/// run more than a few times, no matter how many fail. The division depends only on the job.
struct Isolation<M: SessionMetric> {
  /// The largest number of times that a worker is restarted after another process killed it.
  private static var mostRestarts: Int { 5 }

  /// The outcome of a job.
  enum Outcome {
    case record(JobRecord<M.Part>)
    case interrupted
    /// Other processes killed the worker every time, for this reason; no subject caused it.
    case lost(String)
  }

  private let metric: M
  private let whole: Job<M.Work>
  private let campaign: CampaignContext
  private let traits: JobTraits
  private let command: [String]
  private let limits: WorkerLimits
  private let progress: (_ units: Int) -> Void

  private var findings: [Finding] = []
  private var leftOut: [String: Int] = [:]
  private var failures: [String: Int] = [:]
  // Failures that have already been investigated.
  private var known: Set<[String]> = []
  private var peakMemory = 0
  private var reported = 0
  // Whether the metric's own results count the sessions that failed.
  private var reportsFailures = false
  // The reason the job gets no record.
  private var stop: Outcome?
  private var isInterrupted: Bool { stop != nil }

  init(
    _ metric: M, _ job: Job<M.Work>, _ campaign: CampaignContext, command: [String],
    limits: WorkerLimits, progress: @escaping (Int) -> Void
  ) {
    self.metric = metric
    whole = job
    self.campaign = campaign
    traits = metric.traits(of: job.work)
    self.command = command
    self.limits = limits
    self.progress = progress
  }

  /// Performs the job.
  mutating func record(for key: JobKey) throws(Failure) -> Outcome {
    let start = ContinuousClock.now
    let answer =
      traits.division == .none
      ? try runUndivided() : try run(whole.range.indices, whole.subjects)
    if let stop { return stop }
    progress(units - reported)
    return .record(
      JobRecord(
        job: key, part: answer?.failure == nil ? answer?.part : nil, failure: answer?.failure,
        findings: findings, leftOut: leftOut, seconds: (.now - start) / .seconds(1),
        peakMemory: peakMemory, units: units))
  }

  private var units: Int { metric.units(of: whole, in: campaign) }

  private func failed(
    _ index: Int, _ subject: String, _ failure: WorkerFailure
  ) -> FailedSession {
    FailedSession(
      metric, whole, index: index, subject: subject, failure, on: campaign.app)
  }

  // MARK: Dividing

  private mutating func run(
    _ sessions: Range<Int>, _ subjects: [String]
  ) throws(Failure) -> WorkerAnswer<M.Part>? {
    guard !sessions.isEmpty, !isInterrupted else { return nil }
    switch try attempt(whole.part(sessions, of: subjects)) {
    case .interrupted, .broken: return nil
    case .result(let result, _): return result
    case .failure(let failure):
      guard let position = failure.position, sessions.contains(position.session),
        subjects.indices.contains(position.subject)
      else {
        leaveOut(sessions, subjects, failure)
        return nil
      }
      let failed = failed(position.session, subjects[position.subject], failure)
      var result = try run(sessions.lowerBound..<failed.index, subjects)
      let others = try runAround(failed, after: sessions.lowerBound, subjects)
      for part in [others, try runRest(failed, sessions, subjects)].compactMap({ $0 }) {
        if result == nil { result = part } else { result?.add(part) }
      }
      return result
    }
  }

  /// Runs the failed session on the subjects that did not fail.
  private mutating func runAround(
    _ failed: FailedSession, after first: Int, _ subjects: [String]
  ) throws(Failure) -> WorkerAnswer<M.Part>? {
    let finding = try investigated(failed, after: first, subjects)
    guard !isInterrupted else { return nil }
    failures[failed.subject, default: 0] += 1
    known.insert([failed.subject, finding.fingerprint ?? ""])
    let session = failed.index..<failed.index + 1
    guard traits.division == .sessionsAndSubjects else {
      findings.merge([finding])
      leftOut[failed.subject, default: 0] += 1
      return nil
    }
    let others = try run(session, subjects.filter { $0 != failed.subject })
    let part = metric.part(
      of: whole.subjects, without: failed.subject, after: failed.position.events,
      in: failed.session, others: others?.part, finding: finding,
      on: campaign.app)
    guard let part else {
      findings.merge([finding])
      leftOut[failed.subject, default: 0] += 1
      return others
    }
    reportsFailures = true
    return WorkerAnswer(part: part, failure: others?.failure)
  }

  private mutating func runRest(
    _ failed: FailedSession, _ sessions: Range<Int>, _ subjects: [String]
  ) throws(Failure) -> WorkerAnswer<M.Part>? {
    let rest = failed.index + 1..<sessions.upperBound
    guard failures[failed.subject] ?? 0 >= FailedSession.most, !rest.isEmpty else {
      return try run(rest, subjects)
    }
    findings.merge([failed.rest(rest.count)])
    if !reportsFailures { leftOut[failed.subject, default: 0] += rest.count }
    if traits.division != .sessionsAndSubjects { return nil }
    return try run(rest, subjects.filter { $0 != failed.subject })
  }

  // MARK: Failures

  /// The finding, with the sessions that reproduce it: the failed one, alone or after others.
  private mutating func investigated(
    _ failed: FailedSession, after first: Int, _ subjects: [String]
  ) throws(Failure) -> Finding {
    let finding = failed.finding
    guard !known.contains([failed.subject, finding.fingerprint ?? ""]) else { return finding }
    func shows(_ sessions: Range<Int>, _ subjects: [String]) throws(Failure) -> Bool {
      try attemptFails(whole.part(sessions, of: subjects), at: failed)
    }
    let index = failed.index
    if try shows(index..<index + 1, [failed.subject]) { return failed.finding(shownBy: .itself) }
    guard try shows(first..<index + 1, subjects) else { return failed.finding(shownBy: .nothing) }
    // Finds the latest session from which a replay still reproduces the failure.
    var (does, doesNot) = (first, index + 1)
    while doesNot - does > 1 {
      let middle = (does + doesNot) / 2
      if try shows(middle..<index + 1, subjects) { does = middle } else { doesNot = middle }
    }
    return failed.finding(shownBy: .sessions(does...index))
  }

  private mutating func attemptFails(
    _ job: Job<M.Work>, at failed: FailedSession
  ) throws(Failure) -> Bool {
    guard case .failure(let failure) = try attempt(job) else { return false }
    guard let position = failure.position else { return false }
    return position.session == failed.index && job.subjects[position.subject] == failed.subject
  }

  /// Leaves out all sessions: a job cannot be divided if the worker's position is unknown.
  private mutating func leaveOut(
    _ sessions: Range<Int>, _ subjects: [String], _ failure: WorkerFailure
  ) {
    findings.append(
      Finding(
        kind: failure.kind, subject: subjects.joined(separator: ", "),
        summary: "\(failure.reason) before or between sessions \(sessions)",
        detail: failure.errors, replay: nil))
    for subject in subjects { leftOut[subject, default: 0] += sessions.count }
  }

  private mutating func runUndivided() throws(Failure) -> WorkerAnswer<M.Part>? {
    switch try attempt(whole) {
    case .interrupted, .broken: return nil
    case .result(let result, _): return result
    case .failure(let failure):
      if let position = failure.position, whole.subjects.indices.contains(position.subject) {
        let failed = failed(position.session, whole.subjects[position.subject], failure)
        findings.append(failed.finding)
        leftOut[failed.subject, default: 0] += 1
      } else {
        findings.append(
          Finding(
            kind: failure.kind, subject: whole.subjects.joined(separator: ", "),
            summary: failure.reason, detail: failure.errors, replay: nil))
      }
      return nil
    }
  }

  // MARK: Workers

  /// Performs a part of the job in a worker, and restarts the worker if another process kills it.
  private mutating func attempt(
    _ job: Job<M.Work>
  ) throws(Failure) -> WorkerProcess<M>.End {
    var deaths: [WorkerFailure] = []
    while !isInterrupted, !Interruption.isRequested {
      let end = try run(job)
      switch end {
      case .interrupted: break
      case .result(_, let peak):
        peakMemory = max(peakMemory, peak)
        return end
      case .broken(let reason):
        throw Failure(CampaignFailure.workerFailed(reason: reason))
      case .failure(let failure):
        guard failure.mayComeFromOutside else { return end }
        deaths.append(failure)
        if WorkerFailure.areOwn(deaths) { return end }
        if deaths.count > Self.mostRestarts { stop = .lost(failure.outsideReason) }
      }
    }
    if stop == nil { stop = .interrupted }
    return .interrupted
  }

  private mutating func run(_ job: Job<M.Work>) throws(Failure) -> WorkerProcess<M>.End {
    var worker = try WorkerProcess(metric, command, job, on: campaign.app, limits: limits)
    let (progress, most) = (progress, units)
    var reported = reported
    defer { self.reported = reported }
    return worker.run { units in
      // Repeated work is not counted again.
      let new = min(units, most - reported)
      reported += new
      progress(new)
    }
  }
}
