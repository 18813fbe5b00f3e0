import FootballGather
import UIKit

/// Assembles the teams module.
struct ConfirmPlayersModule {
  let factory: ModuleFactory
  let players: [Player]
  let delegate: any ConfirmPlayersDelegate

  func assemble() -> UIViewController {
    let view: ConfirmPlayersViewController = MainStoryboard.instantiate()
    let interactor = ConfirmPlayersInteractor(services: factory.services, players: players)
    let presenter = ConfirmPlayersPresenter(
      interactor: interactor, router: ConfirmPlayersRouter(factory: factory), delegate: delegate)
    interactor.output = presenter
    presenter.view = view
    view.presenter = presenter
    return view
  }
}
