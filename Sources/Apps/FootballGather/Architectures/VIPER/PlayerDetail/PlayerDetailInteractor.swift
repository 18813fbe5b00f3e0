import FootballGather

/// Holds the player whose values are shown.
final class PlayerDetailInteractor: PlayerDetailInteractorProtocol {
  private(set) var player: Player

  init(player: Player) {
    self.player = player
  }

  func update(_ player: Player) {
    self.player = player
  }
}
