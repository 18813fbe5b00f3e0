import FootballGather
import FootballGatherUI
import UIKit

final class PlayerDetailViewController: UIViewController, ModuleTransitionable {
  var output: (any PlayerDetailViewOutput)?
  /// The interface for a router that finds this view in the stack.
  weak var moduleInput: (any PlayerDetailModuleInput)?
  private lazy var screen = PlayerDetailScreen()
  private var sections: [PlayerDetailSectionModel] = []

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    output?.viewLoaded()
  }
}

extension PlayerDetailViewController: PlayerDetailViewInput {
  func configure(with name: String, sections: [PlayerDetailSectionModel]) {
    title = name
    self.sections = sections
    screen.tableView.reloadData()
  }
}

extension PlayerDetailViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.field.title
    cell.detailTextLabel?.text = row.value
    return cell
  }
}

extension PlayerDetailViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    output?.edit(sections[indexPath.section].rows[indexPath.row].field)
  }
}
