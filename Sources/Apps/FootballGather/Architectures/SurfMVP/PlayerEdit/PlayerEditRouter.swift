import FootballGather

final class PlayerEditRouter: PlayerEditRouterInput {
  weak var view: (any ModuleTransitionable)?

  func showMessageModule(with text: AlertText) {
    view?.presentModule { AlertModuleConfigurator().configure(with: text) }
  }

  func closeModule() {
    view?.pop()
  }
}
