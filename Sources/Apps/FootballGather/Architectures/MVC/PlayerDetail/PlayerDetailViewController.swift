import FootballGather
import FootballGatherUI
import UIKit

/// Receives a callback when a player has been edited.
protocol PlayerDetailDelegate: AnyObject {
  func didEdit(_ player: Player)
}

/// Shows all of a player's values, each of which can be edited.
final class PlayerDetailViewController: UIViewController {
  var services: Services!
  var player: Player!
  weak var delegate: (any PlayerDetailDelegate)?

  private let sections: [(header: String, fields: [PlayerField])] = [
    ("PERSONAL", [.name, .age]), ("PLAY", [.position, .skill]), ("LIKES", [.team]),
  ]
  private let screen = PlayerDetailScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = player.name
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    screen.tableView.reloadData()
  }

  // MARK: Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let edit = segue.destination as? PlayerEditViewController,
      let field = sender as? PlayerField
    else { return }
    configure(edit, with: field)
  }

  /// Creates the edit screen as the segue does, for a link.
  func makeEdit(of field: PlayerField) -> PlayerEditViewController {
    let edit: PlayerEditViewController = MainStoryboard.instantiate()
    configure(edit, with: field)
    return edit
  }

  private func configure(_ edit: PlayerEditViewController, with field: PlayerField) {
    edit.services = services
    edit.player = player
    edit.field = field
    edit.delegate = self
  }
}

extension PlayerDetailViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].fields.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    let field = sections[indexPath.section].fields[indexPath.row]
    cell.textLabel?.text = field.title
    cell.detailTextLabel?.text = field.shownValue(of: player)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(.edit, sender: sections[indexPath.section].fields[indexPath.row])
  }
}

extension PlayerDetailViewController: PlayerEditDelegate {
  func didFinishEditing(_ player: Player) {
    self.player = player
    title = player.name
    screen.tableView.reloadData()
    delegate?.didEdit(player)
  }
}
