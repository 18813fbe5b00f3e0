import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of a trainer's free slots at a club.
final class DatesViewController: LoadingViewController {
  var output: (any DatesViewOutput)?
  var hasMenu = false
  private let screen = DatesScreen()
  private var sections: [DatesSectionModel] = []

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: (any LoadingViewOutput)? { output }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Date"
    if hasMenu { addMenuItem { [weak self] in self?.output?.openMenu() } }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    output?.viewLoaded()
  }
}

extension DatesViewController: DatesViewInput {
  func configure(with sections: [DatesSectionModel]) {
    self.sections = sections
    screen.tableView.reloadData()
  }
}

extension DatesViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.selectSlot(at: indexPath.row, on: indexPath.section)
  }
}
