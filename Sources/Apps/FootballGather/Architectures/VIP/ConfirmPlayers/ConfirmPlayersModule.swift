import FootballGather
import UIKit

/// Assembles the teams module.
struct ConfirmPlayersModule {
  let factory: ModuleFactory
  let players: [Player]
  let delegate: any ConfirmPlayersDelegate

  func assemble() -> UIViewController {
    let view: ConfirmPlayersViewController = MainStoryboard.instantiate()
    let presenter = ConfirmPlayersPresenter()
    presenter.view = view
    view.interactor = ConfirmPlayersInteractor(
      presenter: presenter, services: factory.services, players: players, delegate: delegate)
    view.router = ConfirmPlayersRouter(factory: factory)
    return view
  }
}
