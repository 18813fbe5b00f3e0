import FootballGather

/// Connects the list view to its presenter.
enum PlayerListAssembly {
  static func assembly(with view: PlayerListViewController, services: Services) {
    view.output = PlayerListPresenter(view: view, services: services)
  }
}
