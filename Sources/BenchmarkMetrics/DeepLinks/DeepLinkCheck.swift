public import BenchmarkResults
public import FootballGatherSessions
import UserSessions

/// Tries every link in every state of the app, and says what came of it.
///
/// Judged are the screens that a user sees and the view controllers on the stack: whether those that must be kept are the same
/// objects as before the link. What must be kept is what the reference model keeps.
public struct DeepLinkCheck: Sendable {
  /// What a part of the matrix came to; parts add up.
  public struct Part: Codable, Sendable {
    public private(set) var result: DeepLinks
    /// Links that did something else than the reference model says, and apps that failed.
    public private(set) var findings: [Finding] = []

    /// Begins with nothing tried by these subjects.
    public init(of subjects: [String]) {
      result = DeepLinkCheck.untried(subjects)
    }

    /// Adds what was tried elsewhere.
    public mutating func add(_ later: Part) {
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

  /// Prepares a check of these subjects.
  public init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// How many trials there are for each subject.
  public static var trials: Range<Int> { LinkTrial.all.indices }

  /// Makes these trials on every subject.
  ///
  /// - Parameters:
  ///   - observer: Told where the work is; a trial's place is its index.
  ///   - progress: Called after each trial of each subject.
  @MainActor public func run(
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
  /// The command that makes all trials on a subject again.
  public static func command(subject: String) -> String {
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
