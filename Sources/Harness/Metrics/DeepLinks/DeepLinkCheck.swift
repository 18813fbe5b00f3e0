import BenchmarkKit
import ComparedApps
import UserSessions

/// Opens every link in every state of the app and classifies the outcomes.
///
/// The outcome depends on the visible screens and on the view controllers on the stack:
/// controllers that the reference model keeps must be the same objects as before the link.
package struct DeepLinkCheck: Sendable {
  /// The result of part of the matrix, to which other parts can be added.
  package struct Part: Codable, Sendable {
    package private(set) var result: DeepLinks
    /// Links whose outcome differs from the reference model's, and apps that failed.
    package private(set) var findings: [Finding] = []

    package init(of subjects: [String], in app: some App) {
      result = DeepLinkCheck.empty(subjects, app.links)
    }

    /// Adds the results of another part.
    package mutating func add(_ later: Part) {
      result.add(later.result)
      findings.merge(later.findings)
    }

    fileprivate mutating func note<A: App>(
      _ found: (outcome: DeepLinks.Outcome, kept: DeepLinks.KeptScreens),
      of trial: LinkTrial<A.Model>, _ number: Int, _ subject: Int, _ app: A
    ) {
      let place = number.quotientAndRemainder(dividingBy: result.links.count)
      let kept = result.rows[subject].kept
      result.rows[subject].outcomes[place.quotient, place.remainder] = found.outcome
      result.rows[subject].kept = kept.map { $0.adding(found.kept) } ?? found.kept
      guard found.outcome != DeepLinks.Outcome(trial.effect) else { return }
      findings.merge([trial.finding(found.outcome, of: result.rows[subject].subject, app)])
    }
  }

  private let subjects: [SubjectUnderTest]

  package init(_ subjects: [SubjectUnderTest]) { self.subjects = subjects }

  /// Runs these trials on every subject.
  ///
  /// - Parameters:
  ///   - trials: The indices of trials in the app's matrix; `nil` for all.
  ///   - observer: Receives the position of the work; a trial is identified by its index.
  @MainActor package func run<A: App>(
    _ trials: Range<Int>? = nil, of app: A, observer: WorkObserver = .none
  ) -> Part {
    let all = app.links.trials
    var part = Part(of: subjects.map(\.subject.id), in: app)
    for number in trials ?? all.indices {
      for (position, subject) in subjects.enumerated() {
        observer.begin(number, position)
        let found = all[number].outcome(on: subject, of: app, observer)
        part.note(found, of: all[number], number, position, app)
        observer.advance()
      }
    }
    return part
  }

  /// The command that repeats all trials on a subject.
  package static func command(subject: String, of app: some App) -> String {
    app.command("measure \(DeepLinks.id.commandName)", subject: subject) + " --detail"
  }

  private static func empty(
    _ subjects: [String], _ matrix: LinkMatrix<some ReferenceModel>
  ) -> DeepLinks {
    let links = matrix.links
    let states = matrix.states.map {
      DeepLinks.State(name: $0.name, isCold: $0.isCold, arrival: $0.arrival.rawValue)
    }
    let grid = DeepLinks.Grid(states: states.count, links: links.count)
    var expected = grid
    for (number, trial) in matrix.trials.enumerated() {
      expected[number / links.count, number % links.count] = DeepLinks.Outcome(trial.effect)
    }
    return DeepLinks(
      links: links, states: states, expected: expected,
      rows: subjects.map { .init(subject: $0, outcomes: grid) })
  }
}

extension DeepLinks.Outcome {
  init<Model>(_ effect: LinkTrial<Model>.Effect) {
    self =
      switch effect {
      case .reached: .reached
      case .kept: .kept
      case .parked: .parked
      case .login: .login
      case .refused: .refused
      case .ignored: .ignored
      }
  }
}

extension LinkTrial {
  fileprivate func finding(
    _ outcome: DeepLinks.Outcome, of subject: String, _ app: some App
  ) -> Finding {
    let due = DeepLinks.Outcome(effect).rawValue
    let start = "\(state.isCold ? "cold" : "warm"), by \(state.arrival.rawValue)"
    return Finding(
      kind: .divergence, subject: subject,
      summary: "'\(link)' in state '\(state.name)' is \(outcome.rawValue), expected \(due)",
      detail: (["\(state.name), \(start):"] + session.steps()).joined(separator: "\n"),
      replay: DeepLinkCheck.command(subject: subject, of: app), metric: .deepLinks,
      fingerprint: "link \(outcome.rawValue), expected \(due): \(link)")
  }
}
