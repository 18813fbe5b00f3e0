import FootballGather

/// Decides which names can be saved, and saves a new player.
struct PlayerAddViewModel {
  let services: Services

  var title: String { "Add Player" }

  func canSave(_ name: String) -> Bool {
    !name.isEmpty
  }

  func save(_ name: String, completion: @escaping Completion<Void>) {
    services.players.addPlayer(named: name, completion: completion)
  }
}
