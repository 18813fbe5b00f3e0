import FootballGather
import FootballGatherUI
import UIKit

/// Turns the user's actions on the list into requests, and displays the view models.
final class PlayerListViewController: UIViewController {
  var interactor: (any PlayerListInteractorProtocol)!
  var router: (any PlayerListRouterProtocol)!

  private let screen = PlayerListScreen()
  private var selectButton: UIBarButtonItem!

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpBar()
    setUpScreen()
    interactor.load(.init())
  }

  private func setUpBar() {
    selectButton = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.interactor.toggleState(.init()) })
    selectButton.accessibilityIdentifier = ElementID.select
    let logOutButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Log out") { [weak self] _ in
        self?.interactor.logOut(.init())
      })
    logOutButton.accessibilityIdentifier = ElementID.logOut
    navigationItem.rightBarButtonItems = [selectButton, logOutButton]
  }

  private func setUpScreen() {
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.bottomButton.addAction(
      UIAction { [weak self] _ in self?.interactor.openNext(.init()) }, for: .touchUpInside)
    screen.retryButton.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
  }

  private func retry() {
    screen.emptyView.isHidden = true
    interactor.load(.init())
  }
}

extension PlayerListViewController: PlayerListViewProtocol {
  func displayLoading(_ isLoading: Bool) {
    screen.isContentEnabled = !isLoading
  }

  func displayPlayers(_ viewModel: PlayerListModels.Load.ViewModel) {
    screen.emptyView.isHidden = !viewModel.isEmpty
    screen.tableView.reloadData()
  }

  func displayState(_ viewModel: PlayerListModels.ShowState.ViewModel) {
    title = viewModel.title
    selectButton.title = viewModel.selectTitle
    selectButton.isEnabled = viewModel.canSelect
    screen.bottomButton.setTitle(viewModel.bottomTitle, for: .normal)
    screen.bottomButton.isEnabled = viewModel.isBottomEnabled
  }

  func displayRows() {
    screen.tableView.reloadData()
  }

  func displayRow(_ viewModel: PlayerListModels.UpdateRow.ViewModel) {
    screen.tableView.reloadRows(at: [IndexPath(row: viewModel.row, section: 0)], with: .none)
  }

  func displayDetails(_ viewModel: PlayerListModels.SelectRow.ViewModel) {
    router.showDetails(of: viewModel.player, delegate: viewModel.delegate)
  }

  func displayNext(_ viewModel: PlayerListModels.OpenNext.ViewModel) {
    if let players = viewModel.players {
      router.showConfirm(players, delegate: viewModel.delegate)
    } else {
      router.showAdd(delegate: viewModel.delegate)
    }
  }

  func displayQuestion(_ viewModel: PlayerListModels.AskToDelete.ViewModel) {
    showAlert(viewModel.question, style: .destructive) { [weak self] in
      self?.interactor.delete(.init())
    }
  }

  func displayBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func displayDeletion(_ viewModel: PlayerListModels.Delete.ViewModel) {
    screen.tableView.deleteRows(
      at: [IndexPath(row: viewModel.row, section: 0)], with: .automatic)
    if viewModel.isEmpty { screen.emptyView.isHidden = false }
  }

  func displayLogin(_ viewModel: PlayerListModels.LogOut.ViewModel) {
    router.popToLogin()
  }

  func displayTarget(_ viewModel: PlayerListModels.Open.ViewModel) {
    switch viewModel.target {
    case .list: router.openList()
    case .details(let player, let field):
      router.openDetails(of: player, editing: field, delegate: viewModel.delegate)
    case .add: router.openAdd(delegate: viewModel.delegate)
    case .confirm(let players): router.openConfirm(players, delegate: viewModel.delegate)
    }
  }

  func displayFailure(_ viewModel: PlayerListModels.Fail.ViewModel) {
    showAlert(viewModel.alert)
  }
}

extension PlayerListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    interactor.countRows(.init()).numberOfRows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PlayerCell.reuseIdentifier, for: indexPath)
    let viewModel = interactor.showRow(.init(row: indexPath.row))
    if let cell = cell as? PlayerCell {
      cell.nameLabel.text = viewModel.name
      cell.positionLabel.text = viewModel.position
      cell.skillLabel.text = viewModel.skill
    }
    cell.accessoryType = viewModel.isSelected ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    interactor.selectRow(.init(row: indexPath.row))
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    interactor.checkDeletion(.init()).canDelete
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { interactor.askToDelete(.init(row: indexPath.row)) }
  }
}
