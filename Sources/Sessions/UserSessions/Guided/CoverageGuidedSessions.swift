/// Coverage-guided sessions: a search for new states that runs on the reference model alone.
///
/// Each session takes the shortest known path to a rarely visited state, sometimes followed by a
/// piece of another path, and continues from there with the event least often performed in similar
/// states, or as one of the users would. Session *i* of a seed depends only on the sessions before
/// it, so every way of splitting a campaign gives the same sessions. To reproduce a session,
/// generate the earlier sessions again, which does not require running an app.
///
/// Method: Ecoffet and others, *First return, then explore*, Nature 590, 2021, with the states of
/// the screen as cells.
public struct CoverageGuidedSessions<Model: SearchableModel>: Sequence, IteratorProtocol {
  private let generator: SessionGenerator<Model>
  private var paths = KnownPaths<Model>()
  private var index = 0
  /// The coverage of all sessions generated so far.
  public private(set) var reach = Reach<Model>()

  /// Separates the random numbers of coverage-guided sessions from the others: "guided" in ASCII.
  private static var stream: UInt64 { 0x6775_6964_6564 }

  // The percentages of sessions that start afresh, of sessions that add a piece of another path,
  // and of events chosen because they were performed least often. Nine settings were tried on three
  // seeds with 150 sessions of 60 events; this one reaches many pairs of state and event, and its
  // edge coverage is similar to that of random sessions.
  private static var percentFresh: Int { 50 }
  private static var percentSpliced: Int { 20 }
  private static var percentRare: Int { 30 }

  /// Creates a search with the seed, session length and users of a generator.
  public init(_ generator: SessionGenerator<Model>) { self.generator = generator }

  /// The next session; never `nil`.
  public mutating func next() -> Session<Model>? {
    var random = RandomSource(seed: generator.seed ^ Self.stream, index: index)
    let user = generator.users[random.below(generator.users.count)]
    let path = beginning(using: &random)
    var model = Model(start: path.start)
    reach.launch(path.start)
    var events: [UserEvent] = []
    events.reserveCapacity(generator.eventsPerSession)
    var known = path.events[...]
    while events.count < generator.eventsPerSession {
      let next = known.popFirst()
      // A piece of another path may contain events that are not allowed in this state.
      if let next, !model.allows(next) { continue }
      let event = next ?? choose(in: model, as: user, using: &random)
      reach.step(&model, event)
      events.append(event)
      paths.note(model.situation, from: path.start, by: events)
    }
    defer { index += 1 }
    return Session<Model>(
      origin: generator.origin(of: index, user, isGuided: true), start: path.start, events: events)
  }

  /// A launch alone, a known path, or a known path with a piece of another.
  private func beginning(using random: inout RandomSource) -> KnownPaths<Model>.Path {
    guard !random.chance(percent: Self.percentFresh), let path = paths.seldomSeen(using: &random)
    else {
      return .init(start: Model.start(using: &random), events: [])
    }
    var events = path.events
    if random.chance(percent: Self.percentSpliced), let other = paths.seldomSeen(using: &random) {
      events += other.events.suffix(1 + random.below(10))
    }
    return .init(start: path.start, events: Array(events.prefix(generator.eventsPerSession)))
  }

  /// The event least often performed in states like the model's, or one chosen by the user.
  private func choose(
    in model: Model, as user: User, using random: inout RandomSource
  ) -> UserEvent {
    let candidates = model.candidates()
    guard random.chance(percent: Self.percentRare), !candidates.isEmpty else {
      return user.choose(among: candidates, isWaiting: model.isWaiting, using: &random)
    }
    let counts = candidates.map { reach.count($0.event, in: model) }
    let least = counts.min()
    let rarest = candidates.indices.filter { counts[$0] == least }
    return candidates[rarest[random.below(rarest.count)]].event
  }
}
