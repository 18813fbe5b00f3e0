/// Sessions that look for what no session before them has reached: a search on the reference model alone.
///
/// Each takes the shortest way that is known to a state that was seldom seen, now and then with a piece of another way behind it, and
/// goes on from there with what has been done least in such a state, or as one of the users would. Session *i* of a seed depends
/// on those before it and on nothing else, so any split of a campaign gives the same sessions; whoever wants the later ones
/// makes the earlier ones again, which takes no app.
///
/// Method: Ecoffet and others, *First return, then explore*, Nature 590, 2021, with the states of the screen as cells.
public struct GuidedSessions<Model: SearchableModel>: Sequence, IteratorProtocol {
  private let generator: SessionGenerator<Model>
  private var ways = KnownWays<Model>()
  private var index = 0
  /// What all sessions made so far have reached.
  public private(set) var reach = Reach<Model>()

  /// Sets apart the random numbers of guided sessions from those of random ones: "guided" in ASCII.
  private static var stream: UInt64 { 0x6775_6964_6564 }

  // In percent: begun anew, with a piece of another way, and with what has been done least. Of nine settings tried on three seeds
  // with 150 sessions of 60 events one with many pairs; edges are about as many as random sessions travel.
  private static var freshShare: Int { 50 }
  private static var splicedShare: Int { 20 }
  private static var rareShare: Int { 30 }

  /// Begins a search with the seed, the length and the users of a generator.
  public init(_ generator: SessionGenerator<Model>) {
    self.generator = generator
  }

  /// The next session; there is always one.
  public mutating func next() -> Session<Model>? {
    var random = RandomSource(seed: generator.seed ^ Self.stream, index: index)
    let user = generator.users[random.below(generator.users.count)]
    let way = beginning(using: &random)
    var model = Model(start: way.start)
    reach.launch(way.start)
    var events: [UserEvent] = []
    events.reserveCapacity(generator.eventsPerSession)
    var known = way.events[...]
    while events.count < generator.eventsPerSession {
      let next = known.popFirst()
      // Behind another way an event may do what sessions leave out.
      if let next, !model.allows(next) { continue }
      let event = next ?? choose(in: model, as: user, using: &random)
      reach.step(&model, event)
      events.append(event)
      ways.note(model.situation, from: way.start, by: events)
    }
    defer { index += 1 }
    return Session<Model>(
      origin: generator.origin(of: index, user, isGuided: true), start: way.start, events: events)
  }

  /// A launch alone, a known way, or that and a piece of another.
  private func beginning(using random: inout RandomSource) -> KnownWays<Model>.Way {
    guard !random.chance(percent: Self.freshShare), let way = ways.seldomSeen(using: &random) else {
      return .init(start: Model.start(using: &random), events: [])
    }
    var events = way.events
    if random.chance(percent: Self.splicedShare), let other = ways.seldomSeen(using: &random) {
      events += other.events.suffix(1 + random.below(10))
    }
    return .init(start: way.start, events: Array(events.prefix(generator.eventsPerSession)))
  }

  /// Now and then what has been done least in such a state, else what the user would do.
  private func choose(
    in model: Model, as user: User, using random: inout RandomSource
  ) -> UserEvent {
    let candidates = model.candidates()
    guard random.chance(percent: Self.rareShare), !candidates.isEmpty else {
      return user.choose(among: candidates, isWaiting: model.isWaiting, using: &random)
    }
    let counts = candidates.map { reach.count($0.event, in: model) }
    let least = counts.min()
    let rarest = candidates.indices.filter { counts[$0] == least }
    return candidates[rarest[random.below(rarest.count)]].event
  }
}
