import FootballGather
import UIKit

/// Builds the add module.
struct PlayerAddModuleConfigurator {
  let services: Services

  func configure(output: any PlayerAddModuleOutput) -> PlayerAddViewController {
    let view = PlayerAddViewController()
    let presenter = PlayerAddPresenter(service: services.players)
    let router = PlayerAddRouter()

    view.output = presenter
    presenter.view = view
    presenter.router = router
    presenter.output = output
    router.view = view
    return view
  }
}
