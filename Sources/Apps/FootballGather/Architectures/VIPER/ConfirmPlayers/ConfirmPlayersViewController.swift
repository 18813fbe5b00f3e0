import FootballGather
import FootballGatherUI
import UIKit

/// Displays the bench and both teams, and forwards the user's actions to the presenter.
final class ConfirmPlayersViewController: UIViewController {
  var presenter: (any ConfirmPlayersPresenterProtocol)!
  private let screen = ConfirmPlayersScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.startButton.addAction(
      UIAction { [weak self] _ in self?.presenter.startGather() }, for: .touchUpInside)
    presenter.viewDidLoad()
  }
}

extension ConfirmPlayersViewController: ConfirmPlayersViewProtocol {
  func showTitle(_ title: String) {
    self.title = title
  }

  func enableStart(_ isEnabled: Bool) {
    screen.startButton.isEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }
}

extension ConfirmPlayersViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    presenter.numberOfSections
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.numberOfRows(in: section)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    presenter.header(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = presenter.name(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = presenter.position(at: indexPath.row, in: indexPath.section)
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
    presenter.movePlayer(
      from: sourceIndexPath.row, in: sourceIndexPath.section, to: destinationIndexPath.row,
      in: destinationIndexPath.section)
  }
}
