import FootballGather
import FootballGatherUI
import UIKit

/// Shows the bench and both teams.
final class ConfirmPlayersViewController: UIViewController {
  var output: (any ConfirmPlayersViewOutput)?
  var onStartGather: ((Gather) -> Void)?
  private let screen = ConfirmPlayersScreen()

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
  }
}

extension ConfirmPlayersViewController: ConfirmPlayersViewInput {
  func enableStart(_ isEnabled: Bool) {
    screen.startButton.isEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension ConfirmPlayersViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    output?.numberOfSections ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output?.numberOfRows(in: section) ?? 0
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    output?.header(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = output?.name(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = output?.position(at: indexPath.row, in: indexPath.section)
    return cell
  }

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

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    output?.movePlayer(
      at: sourceIndexPath.row, in: sourceIndexPath.section, to: destinationIndexPath.row,
      in: destinationIndexPath.section)
  }
}
