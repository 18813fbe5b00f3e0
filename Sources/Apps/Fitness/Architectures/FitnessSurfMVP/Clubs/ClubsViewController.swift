import FitnessAppointmentsUI
import UIKit

/// Lets the user choose a club.
final class ClubsViewController: UIViewController {
  var output: (any ClubsViewOutput)?
  var hasMenu = false
  private let screen = ClubsScreen()
  private var rows: [RowModel] = []

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clubs"
    if hasMenu { addMenuItem { [weak self] in self?.output?.openMenu() } }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    output?.viewLoaded()
  }
}

extension ClubsViewController: ClubsViewInput {
  func configure(with rows: [RowModel]) {
    self.rows = rows
    screen.tableView.reloadData()
  }
}

extension ClubsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, isChecked: row.isChecked)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.selectClub(at: indexPath.row)
  }
}
