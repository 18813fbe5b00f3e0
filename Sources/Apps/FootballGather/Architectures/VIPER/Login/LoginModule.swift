import UIKit

/// Assembles the login module.
struct LoginModule {
  let factory: ModuleFactory
  let listDelegate: (any PlayerListDelegate)?

  func assemble() -> UIViewController {
    let view: LoginViewController = MainStoryboard.instantiate()
    let interactor = LoginInteractor(services: factory.services)
    let router = LoginRouter(factory: factory, listDelegate: listDelegate)
    let presenter = LoginPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    view.presenter = presenter
    return view
  }
}
