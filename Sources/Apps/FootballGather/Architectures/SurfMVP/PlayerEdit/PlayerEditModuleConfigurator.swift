import FootballGather
import UIKit

/// Builds the edit module.
struct PlayerEditModuleConfigurator {
  let services: Services

  func configure(
    with field: PlayerField, of player: Player, output: any PlayerEditModuleOutput
  ) -> PlayerEditViewController {
    let view = PlayerEditViewController()
    let presenter = PlayerEditPresenter(field: field, player: player, service: services.players)
    let router = PlayerEditRouter()

    view.output = presenter
    view.moduleInput = presenter
    presenter.view = view
    presenter.router = router
    presenter.output = output
    router.view = view
    return view
  }
}
