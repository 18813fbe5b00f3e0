import UIKit

/// Builds the clubs module.
struct ClubsModuleConfigurator {
  let session: UserSession

  func configure(hasMenu: Bool) -> (view: any Presentable, output: any ClubsModuleOutput) {
    let view = ClubsViewController()
    view.hasMenu = hasMenu
    let presenter = ClubsPresenter(session: session)
    view.output = presenter
    presenter.view = view
    return (view, presenter)
  }
}
