import FootballGather

/// Connects the teams view to its presenter.
enum ConfirmPlayersAssembly {
  static func assembly(
    with view: ConfirmPlayersViewController, services: Services, players: [Player]
  ) {
    view.output = ConfirmPlayersPresenter(view: view, services: services, players: players)
  }
}
