import FootballGather

/// Assembles the detail module.
struct PlayerDetailModule {
  let factory: ModuleFactory
  let player: Player
  let delegate: any PlayerDetailDelegate

  func assemble() -> PlayerDetailViewController {
    let view: PlayerDetailViewController = MainStoryboard.instantiate()
    let presenter = PlayerDetailPresenter()
    presenter.view = view
    view.interactor = PlayerDetailInteractor(
      presenter: presenter, player: player, delegate: delegate)
    view.router = PlayerDetailRouter(factory: factory)
    return view
  }
}
