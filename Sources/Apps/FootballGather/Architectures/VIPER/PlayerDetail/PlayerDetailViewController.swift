import FootballGatherUI
import UIKit

/// Displays a player's values, and forwards the user's actions to the presenter.
final class PlayerDetailViewController: UIViewController {
  var presenter: (any PlayerDetailPresenterProtocol)!
  private let screen = PlayerDetailScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    presenter.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }
}

extension PlayerDetailViewController: PlayerDetailViewProtocol {
  func showTitle(_ title: String) {
    self.title = title
  }

  func reloadRows() {
    screen.tableView.reloadData()
  }
}

extension PlayerDetailViewController: UITableViewDataSource, UITableViewDelegate {
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
    cell.textLabel?.text = presenter.rowTitle(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = presenter.rowValue(at: indexPath.row, in: indexPath.section)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.selectRow(indexPath.row, in: indexPath.section)
  }
}
