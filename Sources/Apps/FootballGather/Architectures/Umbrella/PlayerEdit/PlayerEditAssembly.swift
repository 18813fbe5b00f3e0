import FootballGather

/// Connects the edit view to its presenter.
enum PlayerEditAssembly {
  static func assembly(
    with view: PlayerEditViewController, services: Services, field: PlayerField, player: Player
  ) {
    view.output = PlayerEditPresenter(
      view: view, services: services, field: field, player: player)
  }
}
