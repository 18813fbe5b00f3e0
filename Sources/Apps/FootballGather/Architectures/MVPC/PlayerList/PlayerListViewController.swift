import FootballGather
import FootballGatherUI
import UIKit

/// Holds the list view and bar, and forwards the view's messages to the coordinator.
final class PlayerListViewController: UIViewController, Coordinatable {
  weak var coordinator: (any Coordinator)?
  private var listCoordinator: PlayerListCoordinator? { coordinator as? PlayerListCoordinator }
  var services: Services!

  private var listView: PlayerListView? { viewIfLoaded as? PlayerListView }
  private var selectButton: UIBarButtonItem!

  override func loadView() {
    let listView = PlayerListView(presenter: PlayerListPresenter(services: services))
    listView.delegate = self
    view = listView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpBar()
    listView?.setUp()
  }

  private func setUpBar() {
    selectButton = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.listView?.toggleViewState() })
    selectButton.accessibilityIdentifier = ElementID.select
    let logOutButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Log out") { [weak self] _ in self?.listView?.logOut() })
    logOutButton.accessibilityIdentifier = ElementID.logOut
    navigationItem.rightBarButtonItems = [selectButton, logOutButton]
  }

  // MARK: For the coordinator

  var players: [Player] { listView?.players ?? [] }
  var hasLoadedPlayers: Bool { listView?.hasLoadedPlayers == true }

  func player(withID id: Player.ID) -> Player? {
    players.first { $0.id == id }
  }

  func reloadView() {
    listView?.loadPlayers()
  }

  func didEdit(_ player: Player) {
    listView?.didEdit(player)
  }

  func showListMode() {
    listView?.showListMode()
  }
}

extension PlayerListViewController: PlayerListViewDelegate {
  func showTitle(_ title: String) {
    self.title = title
  }

  func showSelectButton(title: String, isEnabled: Bool) {
    selectButton.title = title
    selectButton.isEnabled = isEnabled
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }

  func presentDeletionAlert(_ text: AlertText) {
    showAlert(text, style: .destructive) { [weak self] in self?.listView?.confirmDeletion() }
  }

  func viewPlayerDetails(_ player: Player) {
    listCoordinator?.navigateToPlayerDetails(player)
  }

  func addPlayer() {
    listCoordinator?.navigateToPlayerAdd()
  }

  func confirmPlayers(_ players: [Player]) {
    listCoordinator?.navigateToConfirmPlayers(with: players)
  }

  func didLogOut() {
    listCoordinator?.navigateToLogin()
  }

  func playersDidLoad() {
    listCoordinator?.playersDidLoad()
  }
}
