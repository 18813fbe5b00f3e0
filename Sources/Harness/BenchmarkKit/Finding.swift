/// A failure found by a run; one that no printed defect explains makes the run fail.
package struct Finding: Codable, Hashable, Sendable {
  /// The kind of a failure.
  package enum Kind: String, Codable, Sendable {
    /// The screen differs from the reference model's.
    case divergence
    /// An exception would have ended the app, or the app crashed its process.
    case crash
    /// UIKit refused a request that the reference model expected to succeed.
    case refusal
    /// Objects are alive, or were released, contrary to the subject's baseline.
    case lifetime
    /// The app's main queue never became idle, or the app made no progress before the timeout.
    case hang
    /// The app used more memory than a worker process may use.
    case memory
    /// A measurement contradicts itself, such as exact counts that differ between two runs.
    case measurement
    /// A unit test of an architecture failed.
    case unitTest
    /// A failure was not reproduced when its session was replayed.
    case flaky

    /// The metric that finds such failures; `nil` if any metric can.
    package var metric: MetricID? {
      switch self {
      case .divergence, .crash, .refusal, .hang, .memory, .flaky: .conformance
      case .lifetime: .leaks
      case .measurement: nil
      case .unitTest: .unitTests
      }
    }
  }

  package let kind: Kind
  /// The subject's identifier.
  package let subject: String
  /// A description in one sentence.
  package let summary: String
  /// Details on several lines, such as the session's events, the difference or the trace.
  package let detail: String
  /// The command that reproduces it.
  package let replay: String?
  /// The metric whose own trials revealed it, such as deep links; `nil` for all other failures.
  package let metric: MetricID?
  /// The identity of the failure across sessions; `nil` for a failure of the run as a whole.
  package let fingerprint: String?
  /// The number of sessions with this failure; `nil` for a failure of the run as a whole.
  ///
  /// The other properties describe the first of these sessions.
  package private(set) var sessions: Int?
  /// The printed defect that explains it, such as `K4`; `nil` for a failure.
  package private(set) var defect: String?
  /// The session that first revealed it; `nil` if that session was not generated.
  package let origin: GeneratedSession?
  /// The simplest session that reproduces it, as a session file's text; `nil` without shrinking.
  package private(set) var session: String?
  /// The source line to look at; `nil` if it is not known.
  package private(set) var location: Location?

  /// A line of a source file.
  package struct Location: Codable, Hashable, Sendable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// Creates a finding; with a fingerprint, it counts as found in one session by default.
  package init(
    kind: Kind, subject: String, summary: String, detail: String, replay: String?,
    metric: MetricID? = nil, fingerprint: String? = nil, origin: GeneratedSession? = nil,
    sessions: Int = 1, location: Location? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.summary = summary
    self.detail = detail
    self.replay = replay
    self.metric = metric
    self.fingerprint = fingerprint
    self.origin = origin
    self.sessions = fingerprint == nil ? nil : sessions
    self.location = location
  }
}

extension [Finding] {
  /// The findings that no printed defect explains; they make a run fail.
  package var failures: [Finding] { filter { $0.defect == nil } }

  /// Merges findings of later sessions: a known failure is counted rather than repeated.
  package mutating func merge(_ later: [Finding]) {
    for finding in later {
      if let fingerprint = finding.fingerprint,
        let known = firstIndex(where: {
          $0.subject == finding.subject && $0.metric == finding.metric
            && $0.fingerprint == fingerprint
        })
      {
        self[known].count(finding)
      } else {
        append(finding)
      }
    }
  }
}

extension Finding {
  /// The summary, followed by the number of sessions if there is more than one.
  package var headline: String {
    guard let sessions, sessions > 1 else { return summary }
    return "\(summary) (\(sessions) sessions)"
  }

  /// A short title: the identity if it is a sentence, otherwise the kind and the subject.
  package var title: String {
    fingerprint == summary ? summary : "\(kind.rawValue): \(subject)"
  }

  /// The finding, marked as explained by a printed defect.
  package func explained(by defect: String?) -> Finding {
    var finding = self
    finding.defect = defect
    return finding
  }

  /// The finding as reproduced by a simpler session.
  ///
  /// - Parameter session: The simpler session, as the text of a session file.
  package func shown(by simpler: Finding, session: String) -> Finding {
    var finding = Finding(
      kind: kind, subject: subject, summary: simpler.summary, detail: simpler.detail,
      replay: replay, metric: metric, fingerprint: fingerprint, origin: origin)
    finding.sessions = sessions
    finding.session = session
    return finding
  }

  fileprivate mutating func count(_ other: Finding) {
    sessions = (sessions ?? 1) + (other.sessions ?? 1)
  }
}
