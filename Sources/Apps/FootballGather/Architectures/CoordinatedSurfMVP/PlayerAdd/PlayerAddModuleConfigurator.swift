import FootballGather
import UIKit

/// Builds the add module.
struct PlayerAddModuleConfigurator {
  let services: Services

  func configure() -> (view: any Presentable, output: any PlayerAddModuleOutput) {
    let view = PlayerAddViewController()
    let presenter = PlayerAddPresenter(service: services.players)
    view.output = presenter
    presenter.view = view
    return (view, presenter)
  }
}
