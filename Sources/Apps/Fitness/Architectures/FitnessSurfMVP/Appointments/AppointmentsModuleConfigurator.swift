import UIKit

/// Builds the appointments module.
struct AppointmentsModuleConfigurator {
  let session: UserSession

  func configure() -> (
    view: any Presentable, input: any AppointmentsModuleInput,
    output: any AppointmentsModuleOutput
  ) {
    let view = AppointmentsViewController()
    let presenter = AppointmentsPresenter(session: session)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
