import FootballGather
import UIKit

/// Opens the screens above the list, one at a time or, for a link, in one change of the stack.
final class PlayerListRouter {
  weak var viewController: UIViewController?
  private let factory: ModuleFactory

  init(factory: ModuleFactory) {
    self.factory = factory
  }

  private var stack: StackRouter { factory.stack }

  private func open(_ controllers: [UIViewController]) {
    stack.show(controllers, above: viewController)
  }

  private func details(
    of player: Player, delegate: any PlayerDetailDelegate
  ) -> PlayerDetailViewController {
    if let open: PlayerDetailViewController = stack.find(), open.interactor.player.id == player.id {
      return open
    }
    return factory.makePlayerDetail(of: player, delegate: delegate)
  }

  private func edit(
    _ field: PlayerField, above details: PlayerDetailViewController
  ) -> UIViewController {
    if stack.contains(details), let open: PlayerEditViewController = stack.find(),
      open.interactor.field == field
    {
      return open
    }
    return factory.makePlayerEdit(
      of: details.interactor.player, field: field, delegate: details.interactor)
  }
}

extension PlayerListRouter: PlayerListRouterProtocol {
  func showDetails(of player: Player, delegate: any PlayerDetailDelegate) {
    stack.push(factory.makePlayerDetail(of: player, delegate: delegate))
  }

  func showAdd(delegate: any PlayerAddDelegate) {
    stack.push(factory.makePlayerAdd(delegate: delegate))
  }

  func showConfirm(_ players: [Player], delegate: any ConfirmPlayersDelegate) {
    stack.push(factory.makeConfirmPlayers(players, delegate: delegate))
  }

  func popToLogin() {
    stack.popToRoot(from: viewController)
  }

  func openList() {
    open([])
  }

  func openDetails(
    of player: Player, editing field: PlayerField?, delegate: any PlayerDetailDelegate
  ) {
    let details = details(of: player, delegate: delegate)
    open([details] + (field.map { [edit($0, above: details)] } ?? []))
  }

  func openAdd(delegate: any PlayerAddDelegate) {
    let shown: PlayerAddViewController? = stack.find()
    open([shown ?? factory.makePlayerAdd(delegate: delegate)])
  }

  func openConfirm(_ players: [Player]?, delegate: any ConfirmPlayersDelegate) {
    if let confirm: ConfirmPlayersViewController = stack.find() {
      let gather: GatherViewController? = stack.find()
      open([confirm] + [gather].compactMap { $0 })
    } else if let players {
      open([factory.makeConfirmPlayers(players, delegate: delegate)])
    }
  }
}
