import FootballGather
import UIKit

/// Builds the login module.
struct LoginModuleConfigurator {
  let services: Services

  func configure() -> (view: any Presentable, output: any LoginModuleOutput) {
    let view = LoginViewController()
    let presenter = LoginPresenter(service: services.login, store: services.store)
    view.output = presenter
    presenter.view = view
    return (view, presenter)
  }
}
