import FootballGather
import FootballGatherUI
import UIKit

final class ConfirmPlayersViewController: UIViewController, ModuleTransitionable {
  var output: (any ConfirmPlayersViewOutput)?
  private lazy var screen = ConfirmPlayersScreen()
  private var teams: [TeamModel] = []

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Confirm Players"
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.startButton.addAction(
      UIAction { [weak self] _ in self?.output?.startGather() }, for: .touchUpInside)
    output?.viewLoaded()
  }
}

extension ConfirmPlayersViewController: ConfirmPlayersViewInput {
  func configure(with teams: [TeamModel]) {
    self.teams = teams
    screen.tableView.reloadData()
  }

  func setStartEnabled(_ isEnabled: Bool) {
    screen.startButton.isEnabled = isEnabled
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension ConfirmPlayersViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    teams.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    teams[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    teams[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    let row = teams[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.name
    cell.detailTextLabel?.text = row.position
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    // The table has already moved the row, so nothing needs to be reloaded.
    let row = teams[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    teams[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
    output?.movePlayer(from: place(at: sourceIndexPath), to: place(at: destinationIndexPath))
  }

  private func place(at indexPath: IndexPath) -> ConfirmPlayersModel.Place {
    ConfirmPlayersModel.Place(team: TeamSection.allCases[indexPath.section], row: indexPath.row)
  }
}

extension ConfirmPlayersViewController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .none
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    false
  }
}
