import FootballGather
import UIKit

/// Opens the screen that a link names, as soon as the players have been loaded.
final class DeepLinkHandler: PlayerListDelegate {
  weak var navigationController: UINavigationController?
  private var parkedLink: DeepLink?

  /// Follows a link now, or parks it until the players have been loaded; the newest link wins.
  @discardableResult
  func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    if let list = playerList, list.hasLoadedPlayers {
      follow(link, from: list)
    } else {
      parkedLink = link
    }
    return true
  }

  func playersDidLoad(in playerList: PlayerListViewController) {
    // A list that is being popped may still finish loading.
    guard self.playerList === playerList, let link = parkedLink else { return }
    parkedLink = nil
    follow(link, from: playerList)
  }

  private var playerList: PlayerListViewController? { onStack() }

  private func onStack<Controller: UIViewController>() -> Controller? {
    navigationController?.viewControllers.lazy.compactMap { $0 as? Controller }.first
  }

  private func follow(_ link: DeepLink, from list: PlayerListViewController) {
    switch link {
    case .players: show([], above: list)
    case .player(let id):
      guard let detail = detail(of: id, from: list) else { return }
      show([detail], above: list)
    case .edit(let id, let field):
      guard let detail = detail(of: id, from: list) else { return }
      show([detail, edit(field, from: detail)], above: list)
    case .add:
      let open: PlayerAddViewController? = onStack()
      show([open ?? list.makeAdd()], above: list)
    case .gather: openGather(from: list)
    }
  }

  private func detail(
    of id: Player.ID, from list: PlayerListViewController
  ) -> PlayerDetailViewController? {
    guard let player = list.player(withID: id) else { return nil }
    if let open: PlayerDetailViewController = onStack(), open.player.id == id { return open }
    return list.makeDetail(of: player)
  }

  private func edit(
    _ field: PlayerField, from detail: PlayerDetailViewController
  ) -> PlayerEditViewController {
    let open: PlayerEditViewController? = onStack()
    if let open, open.delegate === detail, open.field == field { return open }
    return detail.makeEdit(of: field)
  }

  private func openGather(from list: PlayerListViewController) {
    if let confirm: ConfirmPlayersViewController = onStack() {
      let gather: GatherViewController? = onStack()
      show([confirm] + [gather].compactMap { $0 }, above: list)
    } else if list.players.count >= PlayerListPresenter.fewestPlayers {
      show([list.makeConfirm(with: list.players)], above: list)
    }
  }

  /// Replaces everything above the list with `controllers`, and dismisses an open alert.
  private func show(_ controllers: [UIViewController], above list: PlayerListViewController) {
    guard let navigationController,
      let index = navigationController.viewControllers.firstIndex(of: list)
    else { return }
    if navigationController.presentedViewController != nil {
      navigationController.dismiss(animated: false)
    }
    let stack = navigationController.viewControllers[...index] + controllers
    navigationController.setViewControllers(Array(stack), animated: true)
  }
}
