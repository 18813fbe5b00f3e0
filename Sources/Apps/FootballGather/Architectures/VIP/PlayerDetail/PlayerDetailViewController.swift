import FootballGatherUI
import UIKit

/// Turns the user's actions on the detail screen into requests, and displays the view models.
final class PlayerDetailViewController: UIViewController {
  var interactor: (any PlayerDetailInteractorProtocol)!
  var router: (any PlayerDetailRouterProtocol)!
  private let screen = PlayerDetailScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    interactor.showPlayer(.init())
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    interactor.showPlayer(.init())
  }
}

extension PlayerDetailViewController: PlayerDetailViewProtocol {
  func displayPlayer(_ viewModel: PlayerDetailModels.ShowPlayer.ViewModel) {
    title = viewModel.title
    screen.tableView.reloadData()
  }

  func displayEdit(_ viewModel: PlayerDetailModels.SelectRow.ViewModel) {
    router.showEdit(of: viewModel.player, field: viewModel.field, delegate: viewModel.delegate)
  }
}

extension PlayerDetailViewController: UITableViewDataSource, UITableViewDelegate {
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
    cell.textLabel?.text = viewModel.title
    cell.detailTextLabel?.text = viewModel.value
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    interactor.selectRow(.init(row: indexPath.row, section: indexPath.section))
  }
}
