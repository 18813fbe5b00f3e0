import FitnessAppointmentsUI
import UIKit

/// Shows the user's own appointments, or those with the user as the trainer.
final class AppointmentsViewController: LoadingViewController {
  var output: (any AppointmentsViewOutput)?
  private let screen = AppointmentsScreen()
  private var rows: [RowModel] = []

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: (any LoadingViewOutput)? { output }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointments"
    navigationItem.rightBarButtonItem = UIBarButtonItem("Close", ElementID.close) {
      [weak self] in self?.output?.close()
    }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.scopeControl.addAction(
      UIAction { [weak self] _ in self?.chooseScope() }, for: .valueChanged)
    output?.viewLoaded()
  }

  private func chooseScope() {
    output?.chooseScope(at: screen.scopeControl.selectedSegmentIndex)
  }
}

extension AppointmentsViewController: AppointmentsViewInput {
  func configure(with rows: [RowModel]) {
    self.rows = rows
    screen.tableView.reloadData()
  }

  func showScope(at index: Int, isVisible: Bool) {
    screen.scopeControl.isHidden = !isVisible
    screen.scopeControl.selectedSegmentIndex = index
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension AppointmentsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.detail)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.selectAppointment(at: indexPath.row)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { output?.cancelAppointment(at: indexPath.row) }
  }
}
