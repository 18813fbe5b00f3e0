import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows an appointment, which can be booked again or cancelled.
protocol AppointmentViewProtocol: ModuleProtocol {
  var appointment: Appointment { get }
  var onAgain: CompletionBlock? { get set }
  var onCancelled: CompletionBlock? { get set }
  func showIdentity()
  func showBusy(_ isBusy: Bool)
}

final class AppointmentViewController: ModuleViewController<AppointmentPresenter> {
  var onAgain: CompletionBlock?
  var onCancelled: CompletionBlock?

  private let screen = AppointmentScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    screen.tableView.dataSource = self
    screen.againButton.onTap { [weak self] in self?.onAgain?() }
    screen.cancelButton.onTap { [weak self] in self?.output.askToCancel() }
    showIdentity()
  }
}

extension AppointmentViewController: AppointmentViewProtocol {
  var appointment: Appointment { output.appointment }

  func showIdentity() {
    screen.againButton.isEnabled = output.canBookAgain
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension AppointmentViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    appointment.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = appointment.rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.value)
  }
}
