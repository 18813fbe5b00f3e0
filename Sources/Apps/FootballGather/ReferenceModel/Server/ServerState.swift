import FootballGather

/// The stored data and pending requests: the model's counterpart of `InMemoryBackend`.
struct ServerState: Sendable {
  struct Request: Sendable {
    let operation: InMemoryBackend.Operation
    /// The ID of the screen that waits for the answer.
    let owner: Int
    /// Whether the request goes to an unknown address, and thus always fails (D02, D03).
    let isLost: Bool
  }

  var players: [Player]
  private var nextPlayerID: Int
  private var nextGatherID = 1
  var requests: [Request] = []
  var remembersUser: Bool
  var username: String?
  var token: String?
  var lastPassword = ""

  init(_ start: FootballGatherModel.Start) {
    players = start.players
    nextPlayerID = (start.players.map(\.id).max() ?? 0) + 1
    remembersUser = start.remembersUser
    username = start.username
    token = start.token
  }

  /// Applies a successful operation to the stored data; returns the ID of a created gather.
  mutating func carryOut(_ operation: InMemoryBackend.Operation) -> Int? {
    switch operation {
    case .login(let username): token = "token of \(username)"
    case .addPlayer(let name):
      players.append(Player(id: nextPlayerID, name: name))
      nextPlayerID += 1
    case .updatePlayer(let player):
      if let index = players.firstIndex(where: { $0.id == player.id }) { players[index] = player }
    case .deletePlayer(let id): players.removeAll { $0.id == id }
    case .createGather:
      defer { nextGatherID += 1 }
      return nextGatherID
    case .register, .listPlayers, .addToGather, .endGather: break
    }
    return nil
  }
}

extension FootballGatherModel {
  mutating func request(
    _ operation: InMemoryBackend.Operation, by owner: Int, isLost: Bool = false
  ) {
    server.requests.append(.init(operation: operation, owner: owner, isLost: isLost))
  }

  /// Answers a request: the server always acts, but the screen reacts only if it still exists.
  mutating func answer(_ index: Int, _ isSuccess: Bool) {
    guard server.requests.indices.contains(index) else { return }
    let request = server.requests.remove(at: index)
    let isSuccess = isSuccess && !request.isLost
    let gather = isSuccess ? server.carryOut(request.operation) : nil
    guard isOnStack(request.owner) else { return }
    switch request.operation {
    case .login, .register: loginAnswered(isSuccess)
    case .listPlayers: listAnswered(isSuccess)
    case .addPlayer: addAnswered(isSuccess)
    case .updatePlayer(let player): updateAnswered(isSuccess, player)
    case .deletePlayer(let id): deleteAnswered(isSuccess, id)
    case .createGather: createAnswered(gather)
    case .addToGather: playerAdded(isSuccess)
    case .endGather: endAnswered(isSuccess)
    }
  }
}
