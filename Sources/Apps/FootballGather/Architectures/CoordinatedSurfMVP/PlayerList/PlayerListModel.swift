import FootballGather

/// The players, and the selection for a match.
struct PlayerListModel {
  static let minimumForGather = 2

  private(set) var players: [Player] = []
  private(set) var isSelecting = false
  private var selectedIDs: Set<Player.ID> = []

  var canGather: Bool { players.count >= Self.minimumForGather }
  var canConfirm: Bool { selectedIDs.count >= Self.minimumForGather }
  var selectedCount: Int { selectedIDs.count }
  var selectedPlayers: [Player] { players.filter(isSelected) }

  func isSelected(_ player: Player) -> Bool { selectedIDs.contains(player.id) }

  func player(id: Player.ID) -> Player? { players.first { $0.id == id } }

  mutating func replacePlayers(with players: [Player]) {
    self.players = players
    selectedIDs.formIntersection(players.map(\.id))
  }

  mutating func setSelecting(_ isSelecting: Bool) {
    self.isSelecting = isSelecting
    selectedIDs.removeAll()
  }

  mutating func toggleSelection(at index: Int) {
    selectedIDs.formSymmetricDifference([players[index].id])
  }

  /// Replaces the player with the same ID and returns its index; `nil` if there is none.
  mutating func update(_ player: Player) -> Int? {
    guard let index = players.firstIndex(where: { $0.id == player.id }) else { return nil }
    players[index] = player
    return index
  }

  /// Removes a player and returns its former index; `nil` if it is not in the list.
  mutating func remove(_ player: Player) -> Int? {
    guard let index = players.firstIndex(where: { $0.id == player.id }) else { return nil }
    players.remove(at: index)
    selectedIDs.remove(player.id)
    return index
  }
}
