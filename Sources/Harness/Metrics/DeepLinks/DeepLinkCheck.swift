import BenchmarkKit
import FootballGatherReference
import UserSessions

/// Tries every link in every state of the app and classifies the outcomes.
///
/// An outcome depends on the visible screens and on the view controllers on the stack: those that
/// the reference model keeps must be the same objects as before the link.
package struct DeepLinkCheck: Sendable {
  /// The result of part of the matrix; parts add up.
  package struct Part: Codable, Sendable {
    package private(set) var result: DeepLinks
    /// Links that did not do what the reference model requires, and apps that failed.
    package private(set) var findings: [Finding] = []

    /// Creates a part without trials.
    package init(of subjects: [String]) {
      result = DeepLinkCheck.untried(subjects)
    }

    /// Adds the results of another part.
    package mutating func add(_ later: Part) {
      result.add(later.result)
      findings.merge(later.findings)
    }

    fileprivate mutating func note(
      _ outcome: DeepLinks.Outcome, _ number: Int, _ subject: Int
    ) {
      let place = number.quotientAndRemainder(dividingBy: result.links.count)
      result.rows[subject].outcomes[place.quotient, place.remainder] = outcome
      let trial = LinkTrial.all[number]
      guard outcome != DeepLinks.Outcome(trial.effect) else { return }
      findings.merge([trial.finding(outcome, of: result.rows[subject].subject)])
    }
  }

  private let subjects: [SubjectUnderTest]

  /// Creates a check for these subjects.
  package init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// The indices of the trials, the same for each subject.
  package static var trials: Range<Int> { LinkTrial.all.indices }

  /// Runs these trials on every subject.
  ///
  /// - Parameters:
  ///   - observer: Receives the position of the work; a trial is identified by its index.
  ///   - progress: Called after each trial of each subject.
  @MainActor package func run(
    _ trials: Range<Int> = DeepLinkCheck.trials, observer: WorkObserver = .none,
    progress: () -> Void = {}
  ) -> Part {
    var part = Part(of: subjects.map(\.subject.id))
    for number in trials {
      for (position, subject) in subjects.enumerated() {
        observer.begin(number, position)
        part.note(LinkTrial.all[number].outcome(on: subject, observer), number, position)
        progress()
      }
    }
    return part
  }

  private static func untried(_ subjects: [String]) -> DeepLinks {
    let links = LinkTrial.links
    let states = LinkState.all.map {
      DeepLinks.State(name: $0.name, isCold: $0.isCold, arrival: $0.arrival.rawValue)
    }
    let empty = DeepLinks.Grid(states: states.count, links: links.count)
    var expected = empty
    for (number, trial) in LinkTrial.all.enumerated() {
      expected[number / links.count, number % links.count] = DeepLinks.Outcome(trial.effect)
    }
    return DeepLinks(
      links: links, states: states, expected: expected,
      rows: subjects.map { .init(subject: $0, outcomes: empty) })
  }
}

extension DeepLinks.Outcome {
  init(_ effect: LinkTrial.Effect) {
    self =
      switch effect {
      case .reached: .reached
      case .kept: .kept
      case .parked: .parked
      case .ignored: .ignored
      }
  }
}

extension LinkTrial {
  /// The command that repeats all trials on a subject.
  package static func command(subject: String) -> String {
    "bench links --subject '\(subject)' --matrix"
  }

  fileprivate func finding(_ outcome: DeepLinks.Outcome, of subject: String) -> Finding {
    let due = DeepLinks.Outcome(effect).rawValue
    let way = "\(state.isCold ? "cold" : "warm"), by \(state.arrival.rawValue)"
    return Finding(
      kind: .divergence, subject: subject,
      summary: "'\(link)' in the state '\(state.name)' is \(outcome.rawValue), expected \(due)",
      detail: (["\(state.name), \(way):"] + session.steps()).joined(separator: "\n"),
      replay: Self.command(subject: subject), metric: .deepLinks,
      fingerprint: "link \(outcome.rawValue), expected \(due): \(link)")
  }
}
