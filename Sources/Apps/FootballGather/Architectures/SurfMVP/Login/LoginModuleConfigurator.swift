import FootballGather
import UIKit

/// Builds the login module.
struct LoginModuleConfigurator {
  let services: Services

  func configure(output: any LoginModuleOutput) -> LoginViewController {
    let view = LoginViewController()
    let presenter = LoginPresenter(service: services.login, store: services.store)
    let router = LoginRouter(services: services)

    view.output = presenter
    view.moduleInput = presenter
    presenter.view = view
    presenter.router = router
    presenter.output = output
    router.view = view
    return view
  }
}
