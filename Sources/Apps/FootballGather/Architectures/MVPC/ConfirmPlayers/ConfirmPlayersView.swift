import FootballGather
import FootballGatherUI
import UIKit

/// The teams view's messages to its view controller.
protocol ConfirmPlayersViewDelegate: AnyObject {
  func presentAlert(_ text: AlertText)
  func didStartGather(_ gather: Gather)
}

/// The teams presenter's commands to its view.
protocol ConfirmPlayersViewProtocol: AnyObject {
  func enableStart(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didStartGather(_ gather: Gather)
}

/// Shows the bench and both teams, and lets the user move players between them.
final class ConfirmPlayersView: ConfirmPlayersScreen {
  weak var delegate: (any ConfirmPlayersViewDelegate)?
  private let presenter: ConfirmPlayersPresenter

  init(presenter: ConfirmPlayersPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("ConfirmPlayersView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
    startButton.addAction(
      UIAction { [weak self] _ in self?.presenter.startGather() }, for: .touchUpInside)
  }
}

extension ConfirmPlayersView: ConfirmPlayersViewProtocol {
  func enableStart(_ isEnabled: Bool) {
    startButton.isEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func didStartGather(_ gather: Gather) {
    delegate?.didStartGather(gather)
  }
}

extension ConfirmPlayersView: UITableViewDataSource, UITableViewDelegate {
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
