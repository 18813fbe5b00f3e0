import FitnessAppointmentsUI
import UIKit

/// Shows an appointment, which can be booked again or cancelled.
final class AppointmentViewController: UIViewController {
  var output: (any AppointmentViewOutput)?
  private let screen = AppointmentScreen()
  private var rows: [RowModel] = []

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    screen.tableView.dataSource = self
    screen.againButton.onTap { [weak self] in self?.output?.bookAgain() }
    screen.cancelButton.onTap { [weak self] in self?.output?.askToCancel() }
    output?.viewLoaded()
  }
}

extension AppointmentViewController: AppointmentViewInput {
  func configure(with rows: [RowModel]) {
    self.rows = rows
    screen.tableView.reloadData()
  }

  func setAgainEnabled(_ isEnabled: Bool) {
    screen.againButton.isEnabled = isEnabled
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension AppointmentViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.detail)
  }
}
