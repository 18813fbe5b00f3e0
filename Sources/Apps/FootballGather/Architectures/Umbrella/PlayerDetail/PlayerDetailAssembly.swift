import FootballGather

/// Links the view of a player's values to its presenter.
enum PlayerDetailAssembly {
  static func assembly(with view: PlayerDetailViewController, player: Player) {
    view.output = PlayerDetailPresenter(view: view, player: player)
  }
}
