import FootballGather
import UIKit

/// Builds the player list module.
struct PlayerListModuleConfigurator {
  let services: Services

  func configure(output: any PlayerListModuleOutput) -> PlayerListViewController {
    let view = PlayerListViewController()
    let presenter = PlayerListPresenter(service: services.players, store: services.store)
    let router = PlayerListRouter(services: services)

    view.output = presenter
    presenter.view = view
    presenter.router = router
    presenter.output = output
    router.view = view
    return view
  }
}
