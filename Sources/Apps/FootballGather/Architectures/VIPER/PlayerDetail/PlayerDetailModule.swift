import FootballGather

/// Assembles the detail module.
struct PlayerDetailModule {
  let factory: ModuleFactory
  let player: Player
  let delegate: any PlayerDetailDelegate

  func assemble() -> PlayerDetailViewController {
    let view: PlayerDetailViewController = MainStoryboard.instantiate()
    let presenter = PlayerDetailPresenter(
      interactor: PlayerDetailInteractor(player: player),
      router: PlayerDetailRouter(factory: factory), delegate: delegate)
    presenter.view = view
    view.presenter = presenter
    return view
  }
}
