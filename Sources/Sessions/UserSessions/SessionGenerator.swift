/// Generates sessions in which a user chooses among the events that the model proposes.
public struct SessionGenerator<Model: ReferenceModel>: Sendable {
  /// The seed of all sessions.
  public let seed: UInt64
  /// The number of events per session.
  public let eventsPerSession: Int
  let users: [User]
  private let file: String?

  /// Creates a generator; all sessions have the same length, so that their times are comparable.
  ///
  /// - Parameter population: The users; defaults to the model's personas.
  public init(seed: UInt64, eventsPerSession: Int = 100, population: Population? = nil) {
    self.seed = seed
    self.eventsPerSession = eventsPerSession
    users = (population?.personas ?? Model.personas).map {
      User($0, weights: Model.weights(of:upTo:))
    }
    file = population?.file
  }

  /// Session `index`, independent of the sessions generated before it.
  public func session(_ index: Int) -> Session<Model> {
    var random = RandomSource(seed: seed, index: index)
    let user = users[random.below(users.count)]
    let start = Model.start(using: &random)
    var model = Model(start: start)
    var events: [UserEvent] = []
    events.reserveCapacity(eventsPerSession)
    while events.count < eventsPerSession {
      let event = user.choose(
        among: model.candidates(), isWaiting: model.isWaiting, using: &random)
      model.handle(event)
      events.append(event)
    }
    return Session(origin: origin(of: index, user), start: start, events: events)
  }

  func origin(of index: Int, _ user: User, isGuided: Bool = false) -> SessionOrigin {
    SessionOrigin(
      seed: seed, index: index, persona: user.persona.name, personaFile: file, isGuided: isGuided)
  }
}
