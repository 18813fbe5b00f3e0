import UIKit

/// Assembles the login module.
struct LoginModule {
  let factory: ModuleFactory
  let listDelegate: (any PlayerListDelegate)?

  func assemble() -> UIViewController {
    let view: LoginViewController = MainStoryboard.instantiate()
    let presenter = LoginPresenter()
    presenter.view = view
    view.interactor = LoginInteractor(presenter: presenter, services: factory.services)
    view.router = LoginRouter(factory: factory, listDelegate: listDelegate)
    return view
  }
}
