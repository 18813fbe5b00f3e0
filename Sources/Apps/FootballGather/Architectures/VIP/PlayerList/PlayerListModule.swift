import UIKit

/// Assembles the list module.
struct PlayerListModule {
  let factory: ModuleFactory
  let delegate: (any PlayerListDelegate)?

  func assemble() -> UIViewController {
    let view: PlayerListViewController = MainStoryboard.instantiate()
    let presenter = PlayerListPresenter()
    let router = PlayerListRouter(factory: factory)
    presenter.view = view
    router.viewController = view
    view.interactor = PlayerListInteractor(
      presenter: presenter, services: factory.services, delegate: delegate)
    view.router = router
    return view
  }
}
