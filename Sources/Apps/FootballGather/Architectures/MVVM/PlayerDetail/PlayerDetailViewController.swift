import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when a player has been edited.
protocol PlayerDetailDelegate: AnyObject {
  func didFinishEditing(_ player: Player)
}

/// Shows a player's values, and opens the editor of a value.
final class PlayerDetailViewController: UIViewController {
  var viewModel: PlayerDetailViewModel!
  weak var delegate: (any PlayerDetailDelegate)?

  private let screen = PlayerDetailScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    screen.tableView.reloadData()
  }

  // MARK: Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let edit = segue.destination as? PlayerEditViewController,
      let field = sender as? PlayerField
    {
      configure(edit, for: field)
    }
  }

  /// Creates the editor, configured as the segue would, for a link.
  func makeEdit(of field: PlayerField) -> PlayerEditViewController {
    let edit: PlayerEditViewController = MainStoryboard.instantiate()
    configure(edit, for: field)
    return edit
  }

  private func configure(_ edit: PlayerEditViewController, for field: PlayerField) {
    edit.viewModel = viewModel.makeEdit(of: field)
    edit.delegate = self
  }
}

extension PlayerDetailViewController: UITableViewDataSource, UITableViewDelegate {
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
    cell.textLabel?.text = viewModel.rowTitle(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = viewModel.rowValue(at: indexPath.row, in: indexPath.section)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let field = viewModel.field(at: indexPath.row, in: indexPath.section)
    performSegue(.edit, sender: field)
  }
}

extension PlayerDetailViewController: PlayerEditDelegate {
  func didFinishEditing(_ player: Player) {
    viewModel.update(player)
    title = viewModel.title
    screen.tableView.reloadData()
    delegate?.didFinishEditing(player)
  }
}
