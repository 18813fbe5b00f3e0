import FootballGather
import UIKit

/// Receives a callback when the list has loaded the players.
protocol PlayerListCoordinatorDelegate: AnyObject {
  func playersDidLoad()
}

/// Navigates from the list to a player, to the add screen, and to the teams.
final class PlayerListCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any PlayerListCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private var playerListViewController: PlayerListViewController?

  init(context: CoordinatorContext, parent: (any Coordinator)?) {
    self.context = context
    self.parent = parent
  }

  func makeViewController() -> UIViewController {
    let controller: PlayerListViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.services = context.services
    playerListViewController = controller
    return controller
  }

  // MARK: Navigation

  func navigateToPlayerDetails(_ player: Player) {
    start(makeDetailCoordinator(for: player))
  }

  func navigateToPlayerAdd() {
    start(makeAddCoordinator())
  }

  func navigateToConfirmPlayers(with players: [Player]) {
    start(makeConfirmCoordinator(with: players))
  }

  func navigateToLogin() {
    context.navController.popToRootViewController(animated: true)
  }

  func playersDidLoad() {
    delegate?.playersDidLoad()
  }

  private func makeDetailCoordinator(for player: Player) -> PlayerDetailCoordinator {
    let coordinator = PlayerDetailCoordinator(context: context, parent: self, player: player)
    coordinator.delegate = self
    return coordinator
  }

  private func makeAddCoordinator() -> PlayerAddCoordinator {
    let coordinator = PlayerAddCoordinator(context: context, parent: self)
    coordinator.delegate = self
    return coordinator
  }

  private func makeConfirmCoordinator(with players: [Player]) -> ConfirmPlayersCoordinator {
    let coordinator = ConfirmPlayersCoordinator(context: context, parent: self, players: players)
    coordinator.delegate = self
    return coordinator
  }

  // MARK: Links

  var hasLoadedPlayers: Bool { playerListViewController?.hasLoadedPlayers == true }

  func open(_ link: DeepLink) {
    switch link {
    case .players: show([])
    case .player(let id):
      guard let detail = detail(of: id) else { return }
      show([detail])
    case .edit(let id, let field):
      guard let detail = detail(of: id) else { return }
      show([detail, edit(field, of: detail)].compactMap { $0 })
    case .add:
      let open: PlayerAddViewController? = onStack()
      show([open ?? prepare(makeAddCoordinator())])
    case .gather: openGather()
    }
  }

  private func onStack<Controller: UIViewController>() -> Controller? {
    context.navController.viewControllers.lazy.compactMap { $0 as? Controller }.first
  }

  private func detail(of id: Player.ID) -> UIViewController? {
    guard let player = playerListViewController?.player(withID: id) else { return nil }
    if let open: PlayerDetailViewController = onStack(), open.player.id == id { return open }
    return prepare(makeDetailCoordinator(for: player))
  }

  private func edit(_ field: PlayerField, of detail: UIViewController) -> UIViewController? {
    let coordinator =
      (detail as? PlayerDetailViewController)?.coordinator as? PlayerDetailCoordinator
    if let open: PlayerEditViewController = onStack(), open.field == field,
      context.navController.viewControllers.contains(detail)
    {
      return open
    }
    return coordinator?.prepareEdit(of: field)
  }

  private func openGather() {
    if onStack() as ConfirmPlayersViewController? != nil {
      return closeAlert()
    }
    guard let players = playerListViewController?.players,
      players.count >= PlayerListPresenter.fewestPlayers
    else { return }
    show([prepare(makeConfirmCoordinator(with: players))])
  }

  /// Replaces everything above the list with `controllers`, and dismisses an open alert.
  private func show(_ controllers: [UIViewController]) {
    let stack = context.navController.viewControllers
    guard let list = playerListViewController, let index = stack.firstIndex(of: list) else {
      return
    }
    closeAlert()
    context.navController.setViewControllers(
      Array(stack[...index]) + controllers, animated: true)
  }

  private func closeAlert() {
    if context.navController.presentedViewController != nil {
      context.navController.dismiss(animated: false)
    }
  }
}

extension PlayerListCoordinator: PlayerDetailCoordinatorDelegate {
  func didEdit(_ player: Player) {
    playerListViewController?.didEdit(player)
  }
}

extension PlayerListCoordinator: PlayerAddCoordinatorDelegate {
  func playerWasAdded() {
    playerListViewController?.reloadView()
  }
}

extension PlayerListCoordinator: ConfirmPlayersCoordinatorDelegate {
  func didEndGather() {
    guard let list = playerListViewController else { return }
    list.showListMode()
    context.navController.popToViewController(list, animated: true)
  }
}
