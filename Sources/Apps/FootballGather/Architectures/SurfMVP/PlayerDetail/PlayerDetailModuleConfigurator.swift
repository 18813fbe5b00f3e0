import FootballGather
import UIKit

/// Builds the detail module.
struct PlayerDetailModuleConfigurator {
  let services: Services

  func configure(
    with player: Player, output: any PlayerDetailModuleOutput
  ) -> PlayerDetailViewController {
    let view = PlayerDetailViewController()
    let presenter = PlayerDetailPresenter(player: player)
    let router = PlayerDetailRouter(services: services)

    view.output = presenter
    view.moduleInput = presenter
    presenter.view = view
    presenter.router = router
    presenter.output = output
    router.view = view
    return view
  }
}
