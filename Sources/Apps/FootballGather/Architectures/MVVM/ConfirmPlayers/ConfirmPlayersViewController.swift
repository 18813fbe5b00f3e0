import FootballGather
import FootballGatherUI
import UIKit

/// Shows the bench and both teams, and opens the gather.
final class ConfirmPlayersViewController: UIViewController {
  var viewModel: ConfirmPlayersViewModel!

  private let screen = ConfirmPlayersScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.startButton.addAction(UIAction { [weak self] _ in self?.start() }, for: .touchUpInside)
  }

  private func start() {
    screen.isBusy = true
    viewModel.start { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Gather, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success(let gather): performSegue(.gather, sender: gather)
    case .failure: showAlert(.gatherNotCreated)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let controller = segue.destination as? GatherViewController,
      let gather = sender as? Gather
    else { return }
    controller.viewModel = viewModel.makeGather(gather)
  }
}

extension ConfirmPlayersViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    viewModel.numberOfSections
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.numberOfRows(in: section)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    viewModel.header(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = viewModel.name(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = viewModel.position(at: indexPath.row, in: indexPath.section)
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
    viewModel.movePlayer(
      from: (sourceIndexPath.row, sourceIndexPath.section),
      to: (destinationIndexPath.row, destinationIndexPath.section))
    screen.startButton.isEnabled = viewModel.canStart
  }
}
