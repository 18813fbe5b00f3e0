/// Finds the simplest session that still shows a failure.
///
/// **The order of simplicity** is total. Of two sessions the simpler is the one
/// 1. with fewer events;
/// 2. of as many, with the simpler start, by the start's own order (fewer stored things);
/// 3. of the same start, with the simpler event at the first place where they differ: by the rank of its kind (`tap`, `tapRow`,
///    `type`, `toggle`, `step`, `choose`, `slide`, `pick`, `pressReturn`, `alertButton`, `back`, `tab`, `swipeBack`, `backMenu`,
///    `deleteRow`, `moveRow`, `swipeSheet`, `tapOutside`, `turnPage`, `gesture`, `answer`, `wait`, `doubleTap`,
///    `doubleTapRow`, `openURL`, `universalLink`, `notification`, `background`, `interruption`, `memoryWarning`), then by shorter
///    names and texts, then by smaller numbers.
///
/// There is no randomness, no clock and no order of a set in it: the same session and the same answers give the same result.
/// Every trial is replayed once at most. The result is never less simple than what it was made of, and it was seen to show the
/// failure twice.
///
/// Methods: removal in ever smaller parts, Zeller and Hildebrandt, *Simplifying and isolating failure-inducing input*, IEEE
/// TSE 28(2), 2002; a shortlex order with passes to a fixpoint, MacIver and Donaldson, *Test-case reduction via test-case
/// generation: insights from the Hypothesis reducer*, ECOOP 2020.
public struct Shrinker<Start: SimplifiableStart> {
  /// A session to try.
  public struct Trial: Hashable, Sendable {
    public var start: Start
    public var events: [UserEvent]

    /// Makes a trial of what the app finds at its launch and what is done.
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

  /// Why the search ended.
  public enum End: String, Hashable, Sendable, Codable {
    /// No pass makes the session simpler any more.
    case fixpoint
    /// The replays were used up: a simpler session may exist.
    case budget
    /// A session that had shown the failure did not show it when it was replayed.
    case flaky
  }

  /// What a search came to.
  public struct Outcome: Sendable {
    /// The simplest session found that shows the failure; the original where it is flaky.
    public let simplest: Trial
    /// How often a session was replayed, the last look at the result included.
    public let replays: Int
    public let end: End
  }

  /// How many replays may be spent, the first and the last look included.
  public var budget: Int
  /// What a replay that shows the failure costs, in replays: more than 1 for a hang, which takes all of somebody's patience.
  public var costOfShowing: Int
  /// Events worth a try after others, where somebody knows the app; an empty list where nobody does.
  public var proposals: (_ start: Start, _ events: ArraySlice<UserEvent>) -> [Proposal]

  /// Prepares a search.
  public init(
    budget: Int, costOfShowing: Int = 1,
    proposals: @escaping (Start, ArraySlice<UserEvent>) -> [Proposal] = { _, _ in [] }
  ) {
    self.budget = budget
    self.costOfShowing = costOfShowing
    self.proposals = proposals
  }

  /// Makes a session as simple as the budget allows.
  ///
  /// - Parameter shows: Replays a trial and says whether it shows the failure.
  /// - Throws: What `shows` throws; the search ends there.
  public func shrink(
    _ original: Trial, while shows: @escaping (Trial) throws -> Bool
  ) throws -> Outcome {
    var search = ShrinkSearch(self, original, shows)
    return try search.run()
  }
}

/// An event that could stand at a place of a session.
public struct Proposal: Hashable, Sendable {
  public let event: UserEvent
  /// Whether anything is known to follow from it; what leads nowhere is tried in the last place only.
  public let leadsOn: Bool

  /// Proposes an event.
  public init(_ event: UserEvent, leadsOn: Bool = true) {
    self.event = event
    self.leadsOn = leadsOn
  }
}

extension ReferenceModel {
  /// What a user could do after these events, the simplest first.
  public static func proposals(
    after events: some Sequence<UserEvent>, from start: Start
  ) -> [Proposal] {
    var model = Self(start: start)
    for event in events { model.handle(event) }
    let before = model.digest.value
    return Set(model.possibleEvents).map { ($0, $0.complexity) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }
      .map { event, _ in
        var after = model
        after.handle(event)
        return Proposal(event, leadsOn: after.digest.value != before)
      }
  }
}
