import FootballGather
import UIKit

/// Assembles the gather module.
struct GatherModule {
  let factory: ModuleFactory
  let gather: Gather
  let delegate: any GatherDelegate

  func assemble() -> UIViewController {
    let view: GatherViewController = MainStoryboard.instantiate()
    let interactor = GatherInteractor(services: factory.services, gather: gather)
    let router = GatherRouter(stack: factory.stack)
    let presenter = GatherPresenter(interactor: interactor, router: router, delegate: delegate)
    interactor.output = presenter
    router.viewController = view
    presenter.view = view
    view.presenter = presenter
    return view
  }
}
