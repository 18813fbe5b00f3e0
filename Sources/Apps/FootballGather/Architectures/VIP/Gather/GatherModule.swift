import FootballGather
import UIKit

/// Assembles the gather module.
struct GatherModule {
  let factory: ModuleFactory
  let gather: Gather
  let delegate: any GatherDelegate

  func assemble() -> UIViewController {
    let view: GatherViewController = MainStoryboard.instantiate()
    let presenter = GatherPresenter()
    let router = GatherRouter(stack: factory.stack)
    presenter.view = view
    router.viewController = view
    view.interactor = GatherInteractor(
      presenter: presenter, services: factory.services, gather: gather, delegate: delegate)
    view.router = router
    return view
  }
}
