import BenchmarkKit
import BenchmarkMetrics
import Foundation
import ComparedApps
import struct RandomUsers.Sandbox
import UserSessions

/// A session in which a subject brought down the worker process.
struct FailedSession {
  /// The conditions that reproduce a failure.
  enum Cause {
    /// The session alone.
    case itself
    /// These sessions, one after another in one process.
    case sessions(ClosedRange<Int>)
    /// None: the failure was not reproduced.
    case nothing
  }

  let index: Int
  let subject: String
  let position: WorkPosition
  private let job: Job
  private let failure: WorkerFailure
  let session: (any AppSession)?

  init(job: Job, index: Int, subject: String, _ failure: WorkerFailure) {
    self.job = job
    self.index = index
    self.subject = subject
    self.failure = failure
    position = failure.position ?? WorkPosition()
    session = job.session(index, value: position.value)
  }

  /// The finding, without the conditions that reproduce it.
  var finding: BenchmarkKit.Finding { finding(detail: []) }

  /// The finding, with the conditions that reproduce it.
  func finding(shownBy cause: Cause) -> BenchmarkKit.Finding {
    switch cause {
    case .itself:
      finding(detail: ["The \(job.partName) alone shows it."], origin: session?.generated)
    case .sessions(let sessions):
      finding(detail: [
        "The session alone does not show it. Sessions \(sessions.lowerBound) to \(sessions.upperBound) in one process do:"
          + " it depends on what was done before."
      ])
    case .nothing:
      finding(detail: [
        "It did not show again, neither alone nor after the same sessions: it depends on chance."
      ])
    }
  }

  /// The finding for the sessions that were left out after too many failures.
  func rest(_ count: Int) -> BenchmarkKit.Finding {
    BenchmarkKit.Finding(
      kind: .crash, subject: subject,
      summary:
        "sessions were left out after \(Isolation.mostFailures) failures in a row of sessions",
      detail: "Mend what ends them first.", replay: nil, metric: job.trials,
      fingerprint: "left out", sessions: count)
  }

  /// - Parameter origin: The session, if it reproduces the failure on its own.
  private func finding(
    detail: [String], origin: GeneratedSession? = nil
  ) -> BenchmarkKit.Finding {
    BenchmarkKit.Finding(
      kind: failure.kind, subject: subject,
      summary: "\(failure.message ?? failure.reason) \(place)",
      detail: (steps + ["\(failure.reason) \(place)."] + detail).joined(separator: "\n"),
      replay: replay, metric: job.trials, fingerprint: fingerprint, origin: origin)
  }

  private var replay: String? {
    switch job.work {
    case .deepLinks: DeepLinkCheck.command(subject: subject, of: job.comparedApp)
    case .exits: ExitCheck.command(subject: subject, of: job.comparedApp)
    case .leakGrowth: job.comparedApp.command("leaks", subject: subject) + " --sessions 1"
    case .costGrowth(let selection, _):
      "bench growth --subjects \(subject.quoted) --sweep \(selection.sweep(index, of: job.comparedApp).name.quoted)"
        + " --largest \(selection.largest)"
    default: session?.replayCommand(subject: subject, of: job.comparedApp)
    }
  }

  private var event: UserEvent? {
    guard let session, session.events.indices.contains(position.events) else { return nil }
    return session.events[position.events]
  }

  private var place: String {
    switch job.work {
    case .leakGrowth: "\(moment) of the cycle '\(job.comparedApp.cycleName(index))'"
    case .costGrowth(let selection, _):
      "\(moment) of the sweep '\(selection.sweep(index, of: job.comparedApp).name)' at \(position.value)"
    default: moment
    }
  }

  private var moment: String {
    if position.events < 0 { return "at the launch" }
    if case .costGrowth(let selection, _) = job.work,
      position.events
        == selection.session(
          ofSweep: index, at: position.value, of: job.comparedApp
        ).approach
    {
      return "in what is measured, '\(selection.sweep(index, of: job.comparedApp).measured)',"
    }
    if let event { return "in event \(position.events + 1), \(event)" }
    return "after the last event"
  }

  private var steps: [String] {
    session?.steps(ofFirst: max(0, position.events + 1), atMost: 12) ?? []
  }

  /// The identity of the failure, equal in other sessions and in replays in a forked process.
  private var fingerprint: String {
    let moment =
      position.events < 0 ? "at the launch" : event.map { "after \($0.kind)" } ?? "at the end"
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
  var kind: BenchmarkKit.Finding.Kind {
    switch cause {
    case .signal, .exit: .crash
    case .silence: .hang
    case .memory: .memory
    }
  }

  /// A description of how the process was ended from outside.
  var outsideReason: String {
    wasShortOfMemory ? "the system was out of memory and ended them" : reason
  }

  /// A description of how the process ended.
  var reason: String {
    switch cause {
    case .signal(let signal):
      "the process was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    case .exit(let code): "the process ended with exit code \(code)"
    case .silence(let seconds): "nothing happened for \(seconds) s"
    case .memory(let limit): "more than \(limit >> 20) MiB of memory were taken"
    }
  }
}
