import FootballGather

/// Shows a player, and updates the details after every edit.
final class PlayerDetailPresenter: PlayerDetailModuleInput {
  weak var view: (any PlayerDetailViewInput)?
  var router: (any PlayerDetailRouterInput)?
  weak var output: (any PlayerDetailModuleOutput)?

  private(set) var player: Player

  init(player: Player) {
    self.player = player
  }
}

extension PlayerDetailPresenter: PlayerDetailViewOutput {
  func viewLoaded() {
    showPlayer()
  }

  func edit(_ field: PlayerField) {
    router?.showPlayerEditModule(with: field, of: player, output: self)
  }
}

extension PlayerDetailPresenter: PlayerEditModuleOutput {
  func playerEdited(_ player: Player) {
    self.player = player
    showPlayer()
    output?.playerEdited(player)
  }
}

extension PlayerDetailPresenter {
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
