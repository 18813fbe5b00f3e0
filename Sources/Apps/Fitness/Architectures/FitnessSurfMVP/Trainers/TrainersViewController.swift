import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of a subcategory's trainers.
final class TrainersViewController: LoadingViewController {
  var output: (any TrainersViewOutput)?
  private let screen = TrainersScreen()
  private var rows: [RowModel] = []

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: (any LoadingViewOutput)? { output }

  override func viewDidLoad() {
    super.viewDidLoad()
    addMenuItem { [weak self] in self?.output?.openMenu() }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    output?.viewLoaded()
  }
}

extension TrainersViewController: TrainersViewInput {
  func setTitle(_ title: String) {
    self.title = title
  }

  func configure(with rows: [RowModel]) {
    self.rows = rows
    screen.tableView.reloadData()
  }
}

extension TrainersViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.detail)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.selectTrainer(at: indexPath.row)
  }
}
