import FootballGather
import UIKit

/// Builds the confirm module.
struct ConfirmPlayersModuleConfigurator {
  let services: Services

  func configure(with players: [Player]) -> (
    view: any Presentable, output: any ConfirmPlayersModuleOutput
  ) {
    let view = ConfirmPlayersViewController()
    let presenter = ConfirmPlayersPresenter(players: players, service: services.gathers)
    view.output = presenter
    presenter.view = view
    return (view, presenter)
  }
}
