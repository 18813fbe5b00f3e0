import BenchmarkKit
import BenchmarkMetrics
import FootballGatherReference
import Foundation
import UserSessions

/// Performs a job even if its subjects crash: failing sessions are reported, and the rest is run.
///
/// The results of a failed worker are lost. The job is therefore divided at the session that
/// failed: the sessions before it are run again, the failed one is run alone, then by the other
/// subjects, and the sessions after it are new. No session is run more than a few times, however
/// many fail. All of this depends on the job alone.
struct Isolation {
  /// The number of failures after which a subject's remaining sessions in a job are left out.
  static let mostFailures = 20
  /// The number of times that a worker is restarted after being ended from outside.
  private static let mostRestarts = 5

  /// The outcome of a job.
  enum Outcome {
    case record(JobRecord)
    case interrupted
    /// The workers were ended from outside every time, for this reason. No subject is to blame.
    case lost(String)
  }

  private let whole: Job
  private let command: [String]
  private let limits: WorkerLimits
  private let progress: (_ units: Int) -> Void

  private var findings: [Finding] = []
  private var leftOut: [String: Int] = [:]
  private var failures: [String: Int] = [:]
  // Failures that were already investigated.
  private var known: Set<[String]> = []
  private var peakMemory = 0
  private var reported = 0
  // The reason for recording nothing for the job.
  private var stop: Outcome?
  private var isInterrupted: Bool { stop != nil }

  init(
    _ job: Job, command: [String], limits: WorkerLimits, progress: @escaping (Int) -> Void
  ) {
    whole = job
    self.command = command
    self.limits = limits
    self.progress = progress
  }

  /// Performs the job.
  mutating func record(for key: JobKey) throws(Failure) -> Outcome {
    let start = ContinuousClock.now
    let result =
      if let sessions = whole.sessions {
        try run(sessions, whole.subjects)
      } else {
        try runUndivided()
      }
    if let stop { return stop }
    progress(whole.units - reported)
    let time = (ContinuousClock.now - start).components
    return .record(
      JobRecord(
        job: key, result: result, findings: findings, leftOut: leftOut,
        seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18, peakMemory: peakMemory,
        units: whole.units))
  }

  // MARK: Dividing

  private mutating func run(
    _ sessions: Range<Int>, _ subjects: [String]
  ) throws(Failure) -> JobResult? {
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
      let failed = FailedSession(
        job: whole, index: position.session, subject: subjects[position.subject], failure)
      var result = try run(sessions.lowerBound..<failed.index, subjects)
      let others = try runAround(failed, after: sessions.lowerBound, subjects)
      for part in [others, try runRest(failed, sessions, subjects)].compactMap({ $0 }) {
        if result == nil { result = part } else { result?.add(part) }
      }
      return result
    }
  }

  /// Runs the failed session with the subjects that did not fail.
  private mutating func runAround(
    _ failed: FailedSession, after first: Int, _ subjects: [String]
  ) throws(Failure) -> JobResult? {
    let told = try looked(into: failed, after: first, subjects)
    guard !isInterrupted else { return nil }
    failures[failed.subject, default: 0] += 1
    known.insert([failed.subject, told.fingerprint ?? ""])
    let session = failed.index..<failed.index + 1
    guard whole.dividesSubjects else {
      findings.merge([told])
      leftOut[failed.subject, default: 0] += 1
      return nil
    }
    let others = try run(session, subjects.filter { $0 != failed.subject })
    guard whole.checksConformance else {
      findings.merge([told])
      leftOut[failed.subject, default: 0] += 1
      return others
    }
    // Findings are ordered by session, and those of one session by subject.
    let order = Dictionary(
      uniqueKeysWithValues: whole.subjects.enumerated().map { ($0.element, $0.offset) })
    var part = ConformanceCheck.Part(
      failed: failed.subject, of: whole.subjects, in: failed.session,
      events: failed.position.events)
    if case .conformance(let others) = others {
      part.add(others)
    } else if let session = failed.session {
      // No other subject has counted the edges of the session.
      part.navigation.add(session)
    }
    part.findings.insert(
      told,
      at: part.findings.firstIndex {
        order[$0.subject] ?? 0 > order[told.subject] ?? 0
      } ?? part.findings.endIndex)
    return .conformance(part)
  }

  private mutating func runRest(
    _ failed: FailedSession, _ sessions: Range<Int>, _ subjects: [String]
  ) throws(Failure) -> JobResult? {
    let rest = failed.index + 1..<sessions.upperBound
    guard failures[failed.subject] ?? 0 >= Self.mostFailures, !rest.isEmpty else {
      return try run(rest, subjects)
    }
    findings.merge([failed.rest(rest.count)])
    if !whole.checksConformance { leftOut[failed.subject, default: 0] += rest.count }
    if !whole.dividesSubjects { return nil }
    return try run(rest, subjects.filter { $0 != failed.subject })
  }

  // MARK: Failures

  /// Determines whether the session fails on its own, or else which preceding sessions it needs.
  private mutating func looked(
    into failed: FailedSession, after first: Int, _ subjects: [String]
  ) throws(Failure) -> Finding {
    let told = failed.finding
    guard !known.contains([failed.subject, told.fingerprint ?? ""]) else { return told }
    func shows(_ sessions: Range<Int>, _ subjects: [String]) throws(Failure) -> Bool {
      try attemptFails(whole.part(sessions, of: subjects), at: failed)
    }
    let index = failed.index
    if try shows(index..<index + 1, [failed.subject]) { return failed.finding(shownBy: .itself) }
    guard try shows(first..<index + 1, subjects) else { return failed.finding(shownBy: .nothing) }
    // The latest starting session that still reproduces the failure.
    var (does, doesNot) = (first, index + 1)
    while doesNot - does > 1 {
      let middle = (does + doesNot) / 2
      if try shows(middle..<index + 1, subjects) { does = middle } else { doesNot = middle }
    }
    return failed.finding(shownBy: .sessions(does...index))
  }

  private mutating func attemptFails(
    _ job: Job, at failed: FailedSession
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

  private mutating func runUndivided() throws(Failure) -> JobResult? {
    switch try attempt(whole) {
    case .interrupted, .broken: return nil
    case .result(let result, _): return result
    case .failure(let failure):
      if let position = failure.position, whole.subjects.indices.contains(position.subject) {
        let failed = FailedSession(
          job: whole, index: position.session, subject: whole.subjects[position.subject], failure)
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

  /// Performs a part of the job in a worker, and restarts one that was ended from outside.
  private mutating func attempt(_ job: Job) throws(Failure) -> WorkerProcess.End {
    var deaths: [WorkerFailure] = []
    while !isInterrupted, !Interruption.isRequested {
      let end = try run(job)
      switch end {
      case .interrupted: break
      case .result(_, let peak):
        peakMemory = max(peakMemory, peak)
        return end
      case .broken(let reason): throw Failure(.machine, "a worker failed: \(reason)")
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

  private mutating func run(_ job: Job) throws(Failure) -> WorkerProcess.End {
    var worker = try WorkerProcess(command, job, limits: limits)
    let (progress, most) = (progress, whole.units)
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

extension Job {
  /// Whether its result has rows for sessions that failed.
  fileprivate var checksConformance: Bool {
    switch work {
    case .conformance, .recordedSessions: true
    default: false
    }
  }
}
