import FootballGather

/// Connects the add view to its presenter.
enum PlayerAddAssembly {
  static func assembly(with view: PlayerAddViewController, services: Services) {
    view.output = PlayerAddPresenter(view: view, services: services)
  }
}
