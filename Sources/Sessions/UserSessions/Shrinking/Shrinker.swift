/// Finds the simplest session that still shows a failure.
///
/// **The order of simplicity** is total. Of two sessions the simpler is the one
/// 1. with fewer events;
/// 2. if both have the same number, with the simpler start, by the start's own order (fewer stored
///    objects);
/// 3. if the starts are equal, with the simpler event at the first position where they differ: by
///    the rank of its kind (`tap`, `tapRow`, `type`, `toggle`, `step`, `choose`, `slide`, `pick`,
///    `pressReturn`, `alertButton`, `back`, `tab`, `swipeBack`, `backMenu`, `deleteRow`, `moveRow`,
///    `swipeSheet`, `tapOutside`, `turnPage`, `gesture`, `answer`, `wait`, `doubleTap`,
///    `doubleTapRow`, `openURL`, `universalLink`, `notification`, `background`, `interruption`,
///    `memoryWarning`, `turnDate`, `shake`, `rotate`, `chooseAction`, `swipeRow`, `pressRow`,
///    `refresh`, `tapRowControl`), then by shorter names and texts, then by smaller numbers.
///
/// The search uses no randomness, no clock and no iteration order of a set: the same session and
/// the same answers give the same result. It asks for each trial at most once, except for the
/// original and the result (``attempts``). The result is never less simple than the original, and
/// has shown the failure twice.
///
/// Methods: removal of ever smaller parts, Zeller and Hildebrandt, *Simplifying and isolating
/// failure-inducing input*, IEEE TSE 28(2), 2002; a shortlex order with passes to a fixpoint,
/// MacIver and Donaldson, *Test-case reduction via test-case generation: insights from the
/// Hypothesis reducer*, ECOOP 2020.
public struct Shrinker<Start: SimplifiableStart> {
  /// A candidate session.
  public struct Trial: Hashable, Sendable {
    public var start: Start
    public var events: [UserEvent]

    /// Creates a trial from a start and events.
    public init(start: Start, events: [UserEvent]) {
      self.start = start
      self.events = events
    }

    /// Whether this trial comes before another in the order of simplicity.
    public func isSimpler(than other: Trial) -> Bool {
      if events.count != other.events.count { return events.count < other.events.count }
      if start != other.start {
        return start.complexity.lexicographicallyPrecedes(other.start.complexity)
      }
      guard let place = events.indices.first(where: { events[$0] != other.events[$0] }) else {
        return false
      }
      return events[place].isSimpler(than: other.events[place])
    }
  }

  /// The reason why a search ended.
  public enum End: String, Hashable, Sendable, Codable {
    /// No pass simplifies the session any further.
    case fixpoint
    /// The budget of replays, or the caller's own limit, was used up; a simpler session may exist.
    case budget
    /// A session that had shown the failure did not show it when replayed.
    case flaky
  }

  /// The result of a search.
  public struct Outcome: Sendable {
    /// The simplest session found that shows the failure; the original if it is flaky.
    public let simplest: Trial
    /// The number of replays, including the final one of the result.
    public let replays: Int
    public let end: End
  }

  /// The number of replays that may be spent, including the first and the final one.
  public var budget: Int
  /// The cost of a replay that shows the failure; above 1 for a hang, which takes a whole timeout.
  public var costOfShowing: Int
  /// The number of replays of the original, and of the result, before the failure counts as flaky.
  public var attempts = 1
  /// Whether only the last event reveals the failure, so that no session cut short shows it.
  ///
  /// If so, such sessions are not replayed.
  public var isRevealedByLastEvent = false
  /// Whether another trial may be replayed; checked before each one. A further limit of the
  /// caller's, such as on the time that the replays take.
  public var mayReplay: () -> Bool = { true }
  /// The events worth trying after other events, according to a model; empty without a model.
  public var proposals: (_ start: Start, _ events: ArraySlice<UserEvent>) -> [Proposal]

  /// Creates a shrinker.
  public init(
    budget: Int, costOfShowing: Int = 1,
    proposals: @escaping (Start, ArraySlice<UserEvent>) -> [Proposal] = { _, _ in [] }
  ) {
    self.budget = budget
    self.costOfShowing = costOfShowing
    self.proposals = proposals
  }

  /// Simplifies a session as far as the budget allows.
  ///
  /// - Parameter shows: Replays a trial and returns whether it shows the failure.
  /// - Throws: Any error that `shows` throws; it ends the search.
  public func shrink(
    _ original: Trial, while shows: @escaping (Trial) throws -> Bool
  ) throws -> Outcome {
    // The search does not outlive this call.
    try withoutActuallyEscaping(shows) { shows in
      var search = ShrinkSearch(self, original) { trial, _ in try shows(trial) }
      return try search.run()
    }
  }

  /// Simplifies a session like ``shrink(_:while:)``, with several replays at a time.
  ///
  /// While a trial is replayed, so are those that the search will try next if it fails, as most do.
  /// The result is the same, whatever their number.
  ///
  /// - Parameters:
  ///   - original: The session that shows the failure.
  ///   - replaysAtATime: The number of replays at a time.
  ///   - start: Starts the replay of a trial, and returns a function that waits for it and returns
  ///     whether it shows the failure. Not every function is called.
  /// - Throws: Any error that `start` or its functions throw; it ends the search.
  public func shrink(
    _ original: Trial, replaysAtATime: Int,
    starting start: @escaping (Trial) throws -> (() throws -> Bool)
  ) throws -> Outcome {
    var running: [Trial: () throws -> Bool] = [:]
    var search = ShrinkSearch(self, original) { trial, search in
      let shows = try running.removeValue(forKey: trial) ?? start(trial)
      let expected = search.expected(after: trial, count: replaysAtATime - 1)
      running = running.filter { expected.contains($0.key) }
      for next in expected where running[next] == nil { running[next] = try start(next) }
      return try shows()
    }
    return try search.run()
  }
}

extension ReferenceModel {
  /// The events that a user could perform after the given ones, simplest first.
  public static func proposals(
    after events: some Sequence<UserEvent>, from start: Start
  ) -> [Proposal] {
    let model = Self(start: start).after(events)
    let before = model.digest.value
    return Set(model.possibleEvents).map { ($0, $0.complexity) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }
      .map { event, _ in
        Proposal(event, leadsOn: model.after([event]).digest.value != before)
      }
  }
}
