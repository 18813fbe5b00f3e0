import UIKit

/// Builds the splash module.
struct SplashModuleConfigurator {
  let session: UserSession

  func configure() -> (view: any Presentable, output: any SplashModuleOutput) {
    let view = SplashViewController()
    let presenter = SplashPresenter(session: session)
    view.output = presenter
    presenter.view = view
    return (view, presenter)
  }
}
