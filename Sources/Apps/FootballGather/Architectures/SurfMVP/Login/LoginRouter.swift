import FootballGather

final class LoginRouter: LoginRouterInput {
  weak var view: (any ModuleTransitionable)?
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  func showPlayerListModule(output: any PlayerListModuleOutput, animated: Bool) {
    let module = PlayerListModuleConfigurator(services: services).configure(output: output)
    view?.push(module: module, animated: animated)
  }

  func showMessageModule(with text: AlertText) {
    view?.presentModule { AlertModuleConfigurator().configure(with: text) }
  }
}
