import FitnessAppointments
import UIKit

/// Builds the login module.
struct LoginModuleConfigurator {
  let session: UserSession

  func configure(with reason: LoginReason) -> (
    view: any Presentable, input: any LoginModuleInput, output: any LoginModuleOutput
  ) {
    let view = LoginViewController()
    let presenter = LoginPresenter(session: session, reason: reason)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
