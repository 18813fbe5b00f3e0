import FootballGather
import UIKit

/// Builds the confirm module.
struct ConfirmPlayersModuleConfigurator {
  let services: Services

  func configure(
    with players: [Player], output: any ConfirmPlayersModuleOutput
  ) -> ConfirmPlayersViewController {
    let view = ConfirmPlayersViewController()
    let presenter = ConfirmPlayersPresenter(players: players, service: services.gathers)
    let router = ConfirmPlayersRouter(services: services)

    view.output = presenter
    presenter.view = view
    presenter.router = router
    presenter.output = output
    router.view = view
    return view
  }
}
