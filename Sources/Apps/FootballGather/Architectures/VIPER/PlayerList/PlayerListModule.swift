import UIKit

/// Assembles the list module.
struct PlayerListModule {
  let factory: ModuleFactory
  let delegate: (any PlayerListDelegate)?

  func assemble() -> UIViewController {
    let view: PlayerListViewController = MainStoryboard.instantiate()
    let interactor = PlayerListInteractor(services: factory.services)
    let router = PlayerListRouter(factory: factory)
    let presenter = PlayerListPresenter(
      interactor: interactor, router: router, delegate: delegate)
    interactor.output = presenter
    router.viewController = view
    presenter.view = view
    view.presenter = presenter
    return view
  }
}
