import FitnessAppointmentsUI
import UIKit

/// Shows an appointment before it is booked.
final class SummaryViewController: UIViewController {
  var output: (any SummaryViewOutput)?
  var hasMenu = false
  private let screen = SummaryScreen()
  private var rows: [RowModel] = []

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointment"
    if hasMenu { addMenuItem { [weak self] in self?.output?.openMenu() } }
    screen.tableView.dataSource = self
    screen.noteButton.onTap { [weak self] in self?.output?.editNote() }
    screen.confirmButton.onTap { [weak self] in self?.output?.confirm() }
    screen.leaveButton.onTap { [weak self] in self?.output?.leave() }
    output?.viewLoaded()
  }
}

extension SummaryViewController: SummaryViewInput {
  func configure(with rows: [RowModel]) {
    self.rows = rows
    screen.tableView.reloadData()
  }

  func setNoteTitle(_ title: String) {
    screen.noteButton.setTitle(title, for: .normal)
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension SummaryViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.detail)
  }
}
