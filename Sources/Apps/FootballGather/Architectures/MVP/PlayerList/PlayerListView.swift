import FootballGather
import FootballGatherUI
import UIKit

/// The list view's messages to its view controller.
protocol PlayerListViewDelegate: AnyObject {
  func showTitle(_ title: String)
  func showSelectButton(title: String, isEnabled: Bool)
  func presentAlert(_ text: AlertText)
  func presentDeletionAlert(_ text: AlertText)
  func viewPlayerDetails(_ player: Player)
  func addPlayer()
  func confirmPlayers(_ players: [Player])
  func didLogOut()
  func playersDidLoad()
}

/// The list presenter's commands to its view.
protocol PlayerListViewProtocol: AnyObject {
  func setContentEnabled(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
  func showEmptyView(_ isShown: Bool)
  func showAlert(_ text: AlertText)
  func askForDeletion(_ text: AlertText)
  func reloadPlayers()
  func reloadRow(_ row: Int)
  func removeRow(_ row: Int)
  func updateState()
  func didLogOut()
  func playersDidLoad()
}

/// Shows the list's rows and buttons as the presenter specifies.
final class PlayerListView: PlayerListScreen {
  weak var delegate: (any PlayerListViewDelegate)?
  private let presenter: PlayerListPresenter

  init(presenter: PlayerListPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("PlayerListView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
    bottomButton.addAction(
      UIAction { [weak self] _ in self?.confirmOrAddPlayers() }, for: .touchUpInside)
    retryButton.addAction(
      UIAction { [weak self] _ in self?.presenter.retry() }, for: .touchUpInside)
    updateState()
    presenter.loadPlayers()
  }

  // MARK: Actions from the view controller

  var players: [Player] { presenter.players }
  var hasLoadedPlayers: Bool { presenter.hasLoadedPlayers }

  func loadPlayers() {
    presenter.loadPlayers()
  }

  func didEdit(_ player: Player) {
    presenter.didEdit(player)
  }

  func toggleViewState() {
    presenter.toggleViewState()
  }

  func showListMode() {
    presenter.showListMode()
  }

  func confirmDeletion() {
    presenter.deletePlayer()
  }

  func logOut() {
    presenter.logOut()
  }

  private func confirmOrAddPlayers() {
    if presenter.viewState.isSelecting {
      delegate?.confirmPlayers(presenter.selectedPlayers)
    } else {
      delegate?.addPlayer()
    }
  }
}

extension PlayerListView: PlayerListViewProtocol {
  func setContentEnabled(_ isEnabled: Bool) {
    isContentEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showEmptyView(_ isShown: Bool) {
    emptyView.isHidden = !isShown
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func askForDeletion(_ text: AlertText) {
    delegate?.presentDeletionAlert(text)
  }

  func reloadPlayers() {
    tableView.reloadData()
  }

  func reloadRow(_ row: Int) {
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func removeRow(_ row: Int) {
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  func updateState() {
    let state = presenter.viewState
    delegate?.showTitle(presenter.title)
    delegate?.showSelectButton(title: state.barButtonTitle, isEnabled: presenter.canSelect)
    bottomButton.setTitle(state.bottomButtonTitle, for: .normal)
    bottomButton.isEnabled = presenter.isBottomButtonEnabled
  }

  func didLogOut() {
    delegate?.didLogOut()
  }

  func playersDidLoad() {
    delegate?.playersDidLoad()
  }
}

extension PlayerListView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.players.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PlayerCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PlayerCell {
      cell.nameLabel.text = presenter.name(at: indexPath.row)
      cell.positionLabel.text = presenter.position(at: indexPath.row)
      cell.skillLabel.text = presenter.skill(at: indexPath.row)
    }
    cell.accessoryType = presenter.isSelected(at: indexPath.row) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if presenter.viewState.isSelecting {
      presenter.toggleSelection(at: indexPath.row)
    } else {
      delegate?.viewPlayerDetails(presenter.players[indexPath.row])
    }
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !presenter.viewState.isSelecting
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { presenter.askToDelete(at: indexPath.row) }
  }
}
