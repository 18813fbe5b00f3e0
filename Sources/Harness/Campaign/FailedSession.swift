import BenchmarkKit
import Foundation
import ComparedApps
import struct RandomUsers.Sandbox
import UserSessions

/// A session in which a subject ended its worker process.
package struct FailedSession {
  /// The sessions that reproduce a failure.
  package enum Cause {
    /// The session alone.
    case itself
    /// These sessions, one after another in one process.
    case sessions(ClosedRange<Int>)
    /// No session: the failure was not reproduced.
    case nothing
  }

  /// The number of failures after which a subject's remaining sessions in a job are left out.
  package static let most = 20

  package let index: Int
  package let subject: String
  package let position: WorkPosition
  package let session: (any AppSession)?
  private let failure: WorkerFailure
  private let traits: JobTraits
  /// The metric whose own trials the job runs; `nil` if the job runs the plan's sessions.
  private let metric: MetricID?
  private let replay: String?
  // The location of the failure, as a sentence fragment.
  private let location: String

  package init<M: SessionMetric>(
    _ metric: M, _ job: Job<M.Work>, index: Int, subject: String, _ failure: WorkerFailure,
    on app: some App
  ) {
    self.index = index
    self.subject = subject
    self.failure = failure
    let position = failure.position ?? WorkPosition()
    self.position = position
    traits = metric.traits(of: job.work)
    self.metric = traits.hasOwnTrials ? M.id : nil
    session = metric.session(index, value: position.value, of: job, on: app)
    replay =
      metric.replay(index, of: job, subject: subject, on: app)
      ?? session?.replayCommand(subject: subject, of: app)
    location = metric.location(
      Self.moment(position, in: session), index, value: position.value, events: position.events,
      of: job, on: app)
  }

  /// The finding, without the conditions that reproduce it.
  package var finding: Finding { finding(detail: []) }

  /// The finding, with the conditions that reproduce it.
  package func finding(shownBy cause: Cause) -> Finding {
    switch cause {
    case .itself:
      finding(detail: ["The \(traits.partName) alone reproduces it."], origin: session?.generated)
    case .sessions(let sessions):
      finding(detail: [
        """
        The session alone does not reproduce it, but sessions \(sessions.lowerBound) to \
        \(sessions.upperBound) in one process do: it depends on preceding sessions.
        """
      ])
    case .nothing:
      finding(detail: [
        "It could not be reproduced, either alone or after the same sessions: it depends on chance."
      ])
    }
  }

  /// The finding for the sessions that were left out after too many failures.
  package func rest(_ count: Int) -> Finding {
    Finding(
      kind: .crash, subject: subject,
      summary: "sessions were left out after \(Self.most) failures",
      detail: "Fix the causes of these failures first.", replay: nil, metric: metric,
      fingerprint: "left out", sessions: count)
  }

  /// - Parameter origin: The session, if it reproduces the failure alone.
  private func finding(
    detail: [String], origin: GeneratedSession? = nil
  ) -> Finding {
    Finding(
      kind: failure.kind, subject: subject,
      summary: "\(failure.message ?? failure.reason) \(location)",
      detail: (steps + ["\(failure.reason) \(location)."] + detail).joined(separator: "\n"),
      replay: replay, metric: metric, fingerprint: fingerprint, origin: origin)
  }

  private static func event(
    at position: WorkPosition, in session: (any AppSession)?
  ) -> UserEvent? {
    guard let session, session.events.indices.contains(position.events) else { return nil }
    return session.events[position.events]
  }

  private static func moment(
    _ position: WorkPosition, in session: (any AppSession)?
  ) -> String {
    if position.events < 0 { return "at the launch" }
    guard let event = event(at: position, in: session) else { return "after the last event" }
    return "in event \(position.events + 1), \(event.words)"
  }

  private var steps: [String] {
    session?.steps(ofFirst: max(0, position.events + 1), atMost: 12) ?? []
  }

  /// The identity of the failure, the same in other sessions and in replays in a forked process.
  private var fingerprint: String {
    let moment =
      position.events < 0
      ? "at the launch"
      : Self.event(at: position, in: session).map { "after \($0.kind)" } ?? "at the end"
    // Stored runs and sessions contain these words.
    return switch failure.cause {
    case .signal(let signal):
      "trap: \(Sandbox.withoutAddresses(failure.message ?? "signal \(signal)"))"
    case .exit(let code): "trap: exit code \(code)"
    case .silence: "hang: \(moment)"
    case .memory: "memory: \(moment)"
    }
  }
}

extension WorkerFailure {
  package var kind: Finding.Kind {
    switch cause {
    case .signal, .exit: .crash
    case .silence: .hang
    case .memory: .memory
    }
  }

  /// A description of the outside cause that ended the process.
  package var outsideReason: String {
    wasShortOfMemory ? "the system ran out of memory and ended the workers" : reason
  }

  /// A description of how the process ended.
  package var reason: String {
    switch cause {
    case .signal(let signal):
      "the process was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    case .exit(let code): "the process ended with exit code \(code)"
    case .silence(let seconds): "nothing happened for \(seconds) s"
    case .memory(let limit): "the process used more than \(limit >> 20) MiB of memory"
    }
  }
}
