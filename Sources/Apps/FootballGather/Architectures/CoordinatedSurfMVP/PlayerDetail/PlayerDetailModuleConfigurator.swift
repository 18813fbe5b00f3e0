import FootballGather
import UIKit

/// Builds the detail module.
struct PlayerDetailModuleConfigurator {
  func configure(with player: Player) -> (
    view: any Presentable, input: any PlayerDetailModuleInput, output: any PlayerDetailModuleOutput
  ) {
    let view = PlayerDetailViewController()
    let presenter = PlayerDetailPresenter(player: player)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
