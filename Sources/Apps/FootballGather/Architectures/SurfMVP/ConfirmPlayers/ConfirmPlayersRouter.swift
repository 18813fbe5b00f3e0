import FootballGather

final class ConfirmPlayersRouter: ConfirmPlayersRouterInput {
  weak var view: (any ModuleTransitionable)?
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  func showGatherModule(with gather: Gather, output: any GatherModuleOutput) {
    let module = GatherModuleConfigurator(services: services)
      .configure(with: gather, output: output)
    view?.push(module: module, animated: true)
  }

  func showMessageModule(with text: AlertText) {
    view?.presentModule { AlertModuleConfigurator().configure(with: text) }
  }
}
