import UIKit

/// Assembles the add module.
struct PlayerAddModule {
  let factory: ModuleFactory
  let delegate: any PlayerAddDelegate

  func assemble() -> UIViewController {
    let view: PlayerAddViewController = MainStoryboard.instantiate()
    let interactor = PlayerAddInteractor(services: factory.services)
    let router = PlayerAddRouter(stack: factory.stack)
    let presenter = PlayerAddPresenter(
      interactor: interactor, router: router, delegate: delegate)
    interactor.output = presenter
    router.viewController = view
    presenter.view = view
    view.presenter = presenter
    return view
  }
}
