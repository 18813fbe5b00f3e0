import FootballGather

final class PlayerDetailPresenter: PlayerDetailModuleOutput {
  var onEdit: ((PlayerField, Player) -> Void)?

  weak var view: (any PlayerDetailViewInput)?

  private(set) var player: Player

  init(player: Player) {
    self.player = player
  }

  private func showPlayer() {
    view?.configure(
      with: player.name,
      sections: [
        PlayerDetailSectionModel("PERSONAL", fields: [.name, .age], of: player),
        PlayerDetailSectionModel("PLAY", fields: [.position, .skill], of: player),
        PlayerDetailSectionModel("LIKES", fields: [.team], of: player),
      ])
  }
}

extension PlayerDetailPresenter: PlayerDetailViewOutput {
  func viewLoaded() {
    showPlayer()
  }

  func edit(_ field: PlayerField) {
    onEdit?(field, player)
  }
}

extension PlayerDetailPresenter: PlayerDetailModuleInput {
  func update(_ player: Player) {
    self.player = player
    showPlayer()
  }
}
