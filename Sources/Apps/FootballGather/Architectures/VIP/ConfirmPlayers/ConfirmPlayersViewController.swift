import FootballGather
import FootballGatherUI
import UIKit

/// Turns the user's actions on the teams screen into requests, and displays the view models.
final class ConfirmPlayersViewController: UIViewController {
  var interactor: (any ConfirmPlayersInteractorProtocol)!
  var router: (any ConfirmPlayersRouterProtocol)!
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
      UIAction { [weak self] _ in self?.interactor.start(.init()) }, for: .touchUpInside)
  }
}

extension ConfirmPlayersViewController: ConfirmPlayersViewProtocol {
  func displayTeams(_ viewModel: ConfirmPlayersModels.Move.ViewModel) {
    screen.startButton.isEnabled = viewModel.canStart
  }

  func displayBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func displayGather(_ viewModel: ConfirmPlayersModels.Start.ViewModel) {
    router.showGather(viewModel.gather, delegate: viewModel.delegate)
  }

  func displayFailure(_ viewModel: ConfirmPlayersModels.Fail.ViewModel) {
    showAlert(viewModel.alert)
  }
}

extension ConfirmPlayersViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    interactor.countSections(.init())
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    interactor.showSection(.init(section: section)).numberOfRows
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    interactor.showSection(.init(section: section)).header
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    let viewModel = interactor.showRow(.init(row: indexPath.row, section: indexPath.section))
    cell.textLabel?.text = viewModel.name
    cell.detailTextLabel?.text = viewModel.position
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
    interactor.move(
      .init(
        row: sourceIndexPath.row, section: sourceIndexPath.section,
        newRow: destinationIndexPath.row, newSection: destinationIndexPath.section))
  }
}
