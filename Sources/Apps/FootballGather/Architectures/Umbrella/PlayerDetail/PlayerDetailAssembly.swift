import FootballGather

/// Connects the detail view to its presenter.
enum PlayerDetailAssembly {
  static func assembly(with view: PlayerDetailViewController, player: Player) {
    view.output = PlayerDetailPresenter(view: view, player: player)
  }
}
