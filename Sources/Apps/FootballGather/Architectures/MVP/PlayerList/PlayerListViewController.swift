import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when the players have been loaded.
protocol PlayerListDelegate: AnyObject {
  func playersDidLoad(in playerList: PlayerListViewController)
}

/// A controller on the navigation stack that a gather notifies and returns to when it ends.
protocol GatherEnding: UIViewController {
  func gatherDidEnd()
}

/// Holds the list view and bar, and opens the screens that the view asks for.
final class PlayerListViewController: UIViewController {
  var services: Services!
  weak var delegate: (any PlayerListDelegate)?

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

  var players: [Player] { listView?.players ?? [] }
  var hasLoadedPlayers: Bool { listView?.hasLoadedPlayers == true }

  func player(withID id: Player.ID) -> Player? {
    players.first { $0.id == id }
  }

  // MARK: Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let detail as PlayerDetailViewController:
      if let player = sender as? Player { configure(detail, with: player) }
    case let add as PlayerAddViewController: configure(add)
    case let confirm as ConfirmPlayersViewController:
      if let players = sender as? [Player] { configure(confirm, with: players) }
    default: break
    }
  }

  private func configure(_ detail: PlayerDetailViewController, with player: Player) {
    detail.services = services
    detail.player = player
    detail.delegate = self
  }

  private func configure(_ add: PlayerAddViewController) {
    add.services = services
    add.delegate = self
  }

  private func configure(_ confirm: ConfirmPlayersViewController, with players: [Player]) {
    confirm.services = services
    confirm.players = players
  }

  // MARK: Screens that a link opens, configured as by the segues

  func makeDetail(of player: Player) -> PlayerDetailViewController {
    let detail: PlayerDetailViewController = MainStoryboard.instantiate()
    configure(detail, with: player)
    return detail
  }

  func makeAdd() -> PlayerAddViewController {
    let add: PlayerAddViewController = MainStoryboard.instantiate()
    configure(add)
    return add
  }

  func makeConfirm(with players: [Player]) -> ConfirmPlayersViewController {
    let confirm: ConfirmPlayersViewController = MainStoryboard.instantiate()
    configure(confirm, with: players)
    return confirm
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
    performSegue(.detail, sender: player)
  }

  func addPlayer() {
    performSegue(.add)
  }

  func confirmPlayers(_ players: [Player]) {
    performSegue(.confirm, sender: players)
  }

  func didLogOut() {
    navigationController?.popToRootViewController(animated: true)
  }

  func playersDidLoad() {
    delegate?.playersDidLoad(in: self)
  }
}

extension PlayerListViewController: PlayerDetailDelegate, PlayerAddDelegate, GatherEnding {
  func didEdit(_ player: Player) {
    listView?.didEdit(player)
  }

  func didAddPlayer() {
    listView?.loadPlayers()
  }

  func gatherDidEnd() {
    listView?.showListMode()
  }
}
