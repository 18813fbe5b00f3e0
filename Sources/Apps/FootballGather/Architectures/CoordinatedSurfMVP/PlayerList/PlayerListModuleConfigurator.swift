import FootballGather
import UIKit

/// Builds the player list module.
struct PlayerListModuleConfigurator {
  let services: Services

  func configure() -> (
    view: any Presentable, input: any PlayerListModuleInput, output: any PlayerListModuleOutput
  ) {
    let view = PlayerListViewController()
    let presenter = PlayerListPresenter(service: services.players, store: services.store)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
