import FootballGather

final class GatherRouter: GatherRouterInput {
  weak var view: (any ModuleTransitionable)?

  func showEndOfGatherModule(output: any EndOfGatherModuleOutput) {
    view?.presentModule { AlertModuleConfigurator().configureEndOfGather(output: output) }
  }

  func showMessageModule(with text: AlertText) {
    view?.presentModule { AlertModuleConfigurator().configure(with: text) }
  }
}
