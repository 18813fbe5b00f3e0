import FootballGather
import UIKit

/// Builds the edit module.
struct PlayerEditModuleConfigurator {
  let services: Services

  func configure(with field: PlayerField, of player: Player) -> (
    view: any Presentable, input: any PlayerEditModuleInput, output: any PlayerEditModuleOutput
  ) {
    let view = PlayerEditViewController()
    let presenter = PlayerEditPresenter(field: field, player: player, service: services.players)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
