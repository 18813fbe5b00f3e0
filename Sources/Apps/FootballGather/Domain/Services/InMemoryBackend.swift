/// A deterministic server and device store that answers only when the driver requests it.
///
/// Requests wait in `pending` in the order of arrival. `answer(at:succeeding:)` answers any of
/// them, so that answers can be late, fail or arrive out of order. A request changes the stored
/// players when it is answered successfully, even if its sender no longer exists.
@MainActor public final class InMemoryBackend {
  /// A request's operation and arguments.
  public enum Operation: Hashable, Sendable {
    case login(username: String)
    case register(username: String)
    case listPlayers
    case addPlayer(name: String)
    case updatePlayer(Player)
    case deletePlayer(id: Player.ID)
    case createGather
    case addToGather(id: Int, PlayerTeam)
    case endGather(id: Int, GatherResult)
  }

  private struct Request {
    let operation: Operation
    // The backend is an argument because a request that captured it would retain it.
    let answer: @MainActor (InMemoryBackend, Bool) -> Void
  }

  private var requests: [Request] = []
  private var nextPlayerID: Int
  private var nextGatherID = 1

  /// The players on the server, in server order.
  public private(set) var storedPlayers: [Player]
  public var remembersUser: Bool
  public var username: String?
  public var token: String?
  /// The password of the last request to log in or to register.
  public private(set) var lastPassword = ""

  /// Creates a server with these players, and a device with the data that an earlier run stored.
  public init(
    players: [Player] = [], remembersUser: Bool = true, username: String? = nil,
    token: String? = nil
  ) {
    storedPlayers = players
    nextPlayerID = (players.map(\.id).max() ?? 0) + 1
    self.remembersUser = remembersUser
    self.username = username
    self.token = token
  }

  /// The services of an app that uses this backend.
  public var services: Services {
    Services(login: self, players: self, gathers: self, store: self)
  }

  /// The number of pending requests.
  public var pendingCount: Int { requests.count }

  /// The pending requests, oldest first.
  public var pending: [Operation] { requests.map(\.operation) }

  /// Answers a pending request and removes it.
  ///
  /// - Precondition: `index` is in `0..<pendingCount`.
  public func answer(at index: Int, succeeding: Bool) {
    requests.remove(at: index).answer(self, succeeding)
  }

  private func enqueue<Value>(
    _ operation: Operation, _ completion: @escaping Completion<Value>,
    effect: @escaping @MainActor (InMemoryBackend) -> Value
  ) {
    requests.append(
      Request(operation: operation) { backend, isGood in
        completion(isGood ? .success(effect(backend)) : .failure(.unreachable))
      })
  }
}

extension InMemoryBackend: SessionStore {}

extension InMemoryBackend: LoginService {
  public func login(username: String, password: String, completion: @escaping Completion<Void>) {
    lastPassword = password
    enqueue(.login(username: username), completion) { $0.token = "token of \(username)" }
  }

  public func register(username: String, password: String, completion: @escaping Completion<Void>) {
    lastPassword = password
    enqueue(.register(username: username), completion) { _ in }
  }
}

extension InMemoryBackend: PlayerService {
  public func players(completion: @escaping Completion<[Player]>) {
    enqueue(.listPlayers, completion) { $0.storedPlayers }
  }

  public func addPlayer(named name: String, completion: @escaping Completion<Void>) {
    enqueue(.addPlayer(name: name), completion) { backend in
      backend.storedPlayers.append(Player(id: backend.nextPlayerID, name: name))
      backend.nextPlayerID += 1
    }
  }

  public func update(_ player: Player, completion: @escaping Completion<Void>) {
    enqueue(.updatePlayer(player), completion) { backend in
      guard let index = backend.storedPlayers.firstIndex(where: { $0.id == player.id }) else {
        return
      }
      backend.storedPlayers[index] = player
    }
  }

  public func deletePlayer(id: Player.ID, completion: @escaping Completion<Void>) {
    enqueue(.deletePlayer(id: id), completion) { backend in
      backend.storedPlayers.removeAll { $0.id == id }
    }
  }
}

extension InMemoryBackend: GatherService {
  public func createGather(completion: @escaping Completion<Int>) {
    enqueue(.createGather, completion) { backend in
      defer { backend.nextGatherID += 1 }
      return backend.nextGatherID
    }
  }

  public func add(
    _ player: PlayerTeam, toGather id: Int, completion: @escaping Completion<Void>
  ) {
    enqueue(.addToGather(id: id, player), completion) { _ in }
  }

  public func end(
    gather id: Int, with result: GatherResult, completion: @escaping Completion<Void>
  ) {
    enqueue(.endGather(id: id, result), completion) { _ in }
  }
}
