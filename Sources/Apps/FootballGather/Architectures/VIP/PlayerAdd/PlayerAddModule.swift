import UIKit

/// Assembles the add module.
struct PlayerAddModule {
  let factory: ModuleFactory
  let delegate: any PlayerAddDelegate

  func assemble() -> UIViewController {
    let view: PlayerAddViewController = MainStoryboard.instantiate()
    let presenter = PlayerAddPresenter()
    let router = PlayerAddRouter(stack: factory.stack)
    presenter.view = view
    router.viewController = view
    view.interactor = PlayerAddInteractor(
      presenter: presenter, services: factory.services, delegate: delegate)
    view.router = router
    return view
  }
}
