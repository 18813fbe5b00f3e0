import FootballGather
import UIKit

/// Assembles the edit module.
struct PlayerEditModule {
  let factory: ModuleFactory
  let player: Player
  let field: PlayerField
  let delegate: any PlayerEditDelegate

  func assemble() -> UIViewController {
    let view: PlayerEditViewController = MainStoryboard.instantiate()
    let presenter = PlayerEditPresenter()
    let router = PlayerEditRouter(stack: factory.stack)
    presenter.view = view
    router.viewController = view
    view.interactor = PlayerEditInteractor(
      presenter: presenter, services: factory.services, player: player, field: field,
      delegate: delegate)
    view.router = router
    return view
  }
}
