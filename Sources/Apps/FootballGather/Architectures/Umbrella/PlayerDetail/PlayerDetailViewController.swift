import FootballGather
import FootballGatherUI
import UIKit

/// Shows a player's values.
final class PlayerDetailViewController: UIViewController {
  var output: (any PlayerDetailViewOutput)!
  var onSelectField: ((PlayerField) -> Void)?
  private let screen = PlayerDetailScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    output.viewLoaded()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reloadRows()
  }
}

extension PlayerDetailViewController: PlayerDetailViewInput {
  var player: Player { output.player }

  func show(_ player: Player) {
    output.update(player)
  }

  func showTitle(_ title: String) {
    self.title = title
  }

  func reloadRows() {
    screen.tableView.reloadData()
  }
}

extension PlayerDetailViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    output.numberOfSections
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output.numberOfRows(in: section)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    output.header(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = output.rowTitle(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = output.rowValue(at: indexPath.row, in: indexPath.section)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output.selectRow(indexPath.row, in: indexPath.section)
  }
}
