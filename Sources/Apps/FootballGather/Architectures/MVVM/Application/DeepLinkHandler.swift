import FootballGather
import UIKit

/// Opens a link's screen once the list has loaded.
final class DeepLinkHandler: PlayerListDelegate {
  weak var navigationController: UINavigationController?
  private var waitingLink: DeepLink?

  /// Follows a link, or keeps it until the players are loaded; a newer link replaces it.
  @discardableResult
  func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    if let list: PlayerListViewController = find(), list.viewModel.hasLoaded {
      follow(link, from: list)
    } else {
      waitingLink = link
    }
    return true
  }

  func playersDidLoad(in list: PlayerListViewController) {
    // A list that is being popped may still finish loading.
    guard stack.contains(list), let link = waitingLink else { return }
    waitingLink = nil
    follow(link, from: list)
  }

  private var stack: [UIViewController] { navigationController?.viewControllers ?? [] }

  private func find<Controller: UIViewController>() -> Controller? {
    stack.lazy.compactMap { $0 as? Controller }.first
  }

  private func follow(_ link: DeepLink, from list: PlayerListViewController) {
    switch link {
    case .players: show([], above: list)
    case .player(let id):
      if let detail = detail(ofPlayer: id, from: list) { show([detail], above: list) }
    case .edit(let id, let field):
      guard let detail = detail(ofPlayer: id, from: list) else { return }
      show([detail, edit(field, from: detail)], above: list)
    case .add:
      let shown: PlayerAddViewController? = find()
      show([shown ?? list.makeAdd()], above: list)
    case .gather: followGather(from: list)
    }
  }

  private func detail(
    ofPlayer id: Player.ID, from list: PlayerListViewController
  ) -> PlayerDetailViewController? {
    guard let player = list.viewModel.player(withID: id) else { return nil }
    if let shown: PlayerDetailViewController = find(), shown.viewModel.player.id == id {
      return shown
    }
    return list.makeDetail(of: player)
  }

  private func edit(
    _ field: PlayerField, from detail: PlayerDetailViewController
  ) -> PlayerEditViewController {
    let shown: PlayerEditViewController? = find()
    if let shown, shown.delegate === detail, shown.viewModel.field == field { return shown }
    return detail.makeEdit(of: field)
  }

  private func followGather(from list: PlayerListViewController) {
    if let confirm: ConfirmPlayersViewController = find() {
      let gather: GatherViewController? = find()
      show([confirm] + [gather].compactMap { $0 }, above: list)
    } else if list.viewModel.hasEnoughPlayers {
      show([list.makeConfirm(with: list.viewModel.players)], above: list)
    }
  }

  /// Replaces everything above `list` with `controllers` in one change, and dismisses an open
  /// alert.
  private func show(_ controllers: [UIViewController], above list: PlayerListViewController) {
    guard let index = stack.firstIndex(of: list) else { return }
    if navigationController?.presentedViewController != nil {
      navigationController?.dismiss(animated: false)
    }
    navigationController?.setViewControllers(stack[...index] + controllers, animated: true)
  }
}
