import BenchmarkKit
import ComparedApps
import UserSessions

extension SessionOutcome where Model: ChartedModel {
  /// The number of events after which the screen was correct; -1 if the launch screen is wrong.
  var rightEvents: Int {
    (divergence?.isAtEnd ?? true) && hang == nil ? events : events - 1
  }

  /// The findings for a subject with this outcome.
  ///
  /// - Parameters:
  ///   - replay: The command that reproduces the findings, if the session has no replay command.
  ///   - metric: The metric that the session belongs to, if the session is not generated.
  func findings(
    of subject: String, _ session: Session<Model>, _ app: some App, replay: String? = nil,
    metric: MetricID? = nil
  ) -> [Finding] {
    func finding(
      _ kind: Finding.Kind, _ summary: String, _ detail: String, _ fingerprint: String
    ) -> Finding {
      Finding(
        kind: kind, subject: subject, summary: summary, detail: detail,
        replay: replay ?? session.replayCommand(subject: subject, of: app), metric: metric,
        fingerprint: fingerprint, origin: session.generated)
    }
    let done = Session<Model>(
      start: session.start, events: Array(session.events.prefix(events)))
    func steps(then end: String) -> String {
      (done.steps(atMost: 12) + [end]).joined(separator: "\n")
    }
    var findings: [Finding] = []
    if let divergence {
      findings.append(
        finding(
          .divergence, "the screen differs from the reference model's after event \(events)",
          divergence.report, divergence.fingerprint))
    }
    if let crash {
      findings.append(
        finding(
          .crash, "UIKit would have raised an exception", steps(then: crash),
          "exception: \(crash.replacing(/[0-9]+/, with: "#"))"))
    }
    if let hang {
      findings.append(
        finding(
          .hang, "the app does not become idle after event \(events)",
          steps(then: "the main queue is not empty after \(hang) turns"),
          "endless turns after \(done.events.last?.kind ?? "the launch")"))
    }
    if unexpectedRefusals > 0 {
      findings.append(
        finding(
          .refusal,
          """
          UIKit refused \(refusals.counted("request")); the number differs from the expected one \
          by \(unexpectedRefusals)
          """,
          divergence == nil ? "" : "The session also diverged.", "refusal"))
    }
    return findings
  }
}
