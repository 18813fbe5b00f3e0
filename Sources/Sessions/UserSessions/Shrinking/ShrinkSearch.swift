/// One search for the simplest session: trials so far, the remaining budget, and the best session.
struct ShrinkSearch<Start: SimplifiableStart> {
  typealias Trial = Shrinker<Start>.Trial

  let shrinker: Shrinker<Start>
  private let original: Trial
  /// Replays a trial and returns whether it shows the failure; also receives the search as it is
  /// then.
  private var shows: (Trial, Self) throws -> Bool
  private(set) var best: Trial
  /// The current pass, and the best session at its start.
  private var pass = 0
  private var passStart: Trial
  /// Whether the result is being replayed, after all passes.
  private var isConfirming = false
  private var tried: [Trial: Bool] = [:]
  private var offered: [Trial: [Proposal]] = [:]
  private var replays = 0
  private var spent = 0
  private(set) var isOutOfBudget = false

  init(
    _ shrinker: Shrinker<Start>, _ original: Trial,
    _ shows: @escaping (Trial, Self) throws -> Bool
  ) {
    self.shrinker = shrinker
    self.original = original
    self.shows = shows
    best = original
    passStart = original
  }

  mutating func run() throws -> Shrinker<Start>.Outcome {
    var attempts = 1
    while try !test(original), attempts < shrinker.attempts, !isOutOfBudget {
      tried[original] = nil
      attempts += 1
    }
    guard tried[original] == true else {
      return outcome(original, isOutOfBudget ? .budget : .flaky)
    }
    // From cheap to expensive; after any improvement the cheap passes run again, except the first.
    let passes: [(inout Self) throws -> Void] = [
      { try $0.cutTail() }, { try $0.removeRuns() }, { try $0.removeShortRuns() },
      { try $0.joinWaits() }, { try $0.removeRequests() }, { try $0.simplifyStart() },
      { try $0.beginFurtherAlong() }, { try $0.simplifyEvents() }, { try $0.removePairs() },
      { try $0.swapEvents() }, { try $0.replaceRuns(byJumpsOnly: true) },
      { try $0.replaceRuns(byJumpsOnly: false) }, { try $0.tryEverything() },
    ]
    while pass < passes.count, !isOutOfBudget {
      passStart = best
      try passes[pass](&self)
      pass = best == passStart ? pass + 1 : 1
    }
    guard best != original else { return outcome(best, isOutOfBudget ? .budget : .fixpoint) }
    isConfirming = true
    let isConfirmed = try (0..<shrinker.attempts).contains { _ in
      replays += 1
      return try shows(best, self)
    }
    guard isConfirmed else { return outcome(original, .flaky) }
    return outcome(best, isOutOfBudget ? .budget : .fixpoint)
  }

  private func outcome(_ trial: Trial, _ end: Shrinker<Start>.End) -> Shrinker<Start>.Outcome {
    Shrinker.Outcome(simplest: trial, replays: replays, end: end)
  }

  /// Whether a trial shows the failure; `false` once the budget is used up.
  mutating func test(_ trial: Trial) throws -> Bool {
    if let known = tried[trial] { return known }
    // Reserve the cost of the final replay of the result.
    guard spent + shrinker.costOfShowing < shrinker.budget, shrinker.mayReplay() else {
      isOutOfBudget = true
      return false
    }
    replays += 1
    let isShown = try shows(trial, self)
    spent += isShown ? shrinker.costOfShowing : 1
    tried[trial] = isShown
    return isShown
  }

  /// The trials that will be replayed next if the current one and each of them fail, which is the
  /// usual case. The original is expected to show the failure.
  ///
  /// - Returns: `count` trials; fewer if the search ends before.
  func expected(after current: Trial, count: Int) -> [Trial] {
    guard count > 0, !isConfirming else { return [] }
    var expected: [Trial] = []
    var ahead = self
    // Passes only depend on the best session and the answers, so this one can be repeated.
    ahead.best = passStart
    ahead.tried[current] = current == original
    ahead.shows = { trial, _ in
      expected.append(trial)
      if expected.count == count { throw EndOfLook() }
      return false
    }
    _ = try? ahead.run()
    return expected
  }

  /// Makes a trial the best if it is simpler and shows the failure.
  @discardableResult mutating func take(_ trial: Trial) throws -> Bool {
    guard trial.isSimpler(than: best), !isCutShort(trial), try test(trial) else { return false }
    best = trial
    return true
  }

  private func isCutShort(_ trial: Trial) -> Bool {
    shrinker.isRevealedByLastEvent && trial.start == best.start
      && best.events.starts(with: trial.events)
  }

  /// Tries other events with the best session's start.
  @discardableResult mutating func take(_ events: some Sequence<UserEvent>) throws -> Bool {
    try take(Trial(start: best.start, events: Array(events)))
  }

  /// The events that are possible after the first `place` events of the best session.
  mutating func proposals(at place: Int) -> [Proposal] {
    proposals(after: Trial(start: best.start, events: Array(best.events[..<place])))
  }

  mutating func proposals(after trial: Trial) -> [Proposal] {
    if let known = offered[trial] { return known }
    let proposals = shrinker.proposals(trial.start, trial.events[...])
    offered[trial] = proposals
    return proposals
  }
}

/// Ends a look at what a search will try next.
private struct EndOfLook: Error {}
