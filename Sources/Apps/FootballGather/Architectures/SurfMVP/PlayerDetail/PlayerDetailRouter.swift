import FootballGather

final class PlayerDetailRouter: PlayerDetailRouterInput {
  weak var view: (any ModuleTransitionable)?
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  func showPlayerEditModule(
    with field: PlayerField, of player: Player, output: any PlayerEditModuleOutput
  ) {
    let module = PlayerEditModuleConfigurator(services: services)
      .configure(with: field, of: player, output: output)
    view?.push(module: module, animated: true)
  }
}
