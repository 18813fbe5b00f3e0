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
    let interactor = PlayerEditInteractor(
      services: factory.services, player: player, field: field)
    let router = PlayerEditRouter(stack: factory.stack)
    let presenter = PlayerEditPresenter(
      interactor: interactor, router: router, delegate: delegate)
    interactor.output = presenter
    router.viewController = view
    presenter.view = view
    view.presenter = presenter
    return view
  }
}
