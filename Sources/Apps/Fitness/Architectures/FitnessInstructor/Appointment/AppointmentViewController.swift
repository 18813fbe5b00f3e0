import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows an appointment, which can be booked again or cancelled.
final class AppointmentViewController: UIViewController {
  let appointment: Appointment
  var onAgain: (() -> Void)?
  var onCancelled: (() -> Void)?
  var onExpired: (() -> Void)?

  private let session: UserSession
  private let screen = AppointmentScreen()

  init(appointment: Appointment, session: UserSession) {
    self.appointment = appointment
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    screen.tableView.dataSource = self
    screen.againButton.onTap { [weak self] in self?.onAgain?() }
    screen.cancelButton.onTap { [weak self] in self?.askToCancel() }
    showIdentity()
  }

  private func askToCancel() {
    showAlert(.cancelAppointment(appointment), [{ [weak self] in self?.cancel() }])
  }

  private func cancel() {
    screen.isBusy = true
    session.server.cancel(appointment.id) { [weak self] in self?.didCancel($0) }
  }

  private func didCancel(_ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success: onCancelled?()
    case .failure(.expired): onExpired?()
    case .failure(let error): showAlert(.failure(error))
    }
  }
}

extension AppointmentViewController: IdentityShowing {
  func showIdentity() {
    screen.againButton.isEnabled = appointment.trainerID != session.identity.trainerID
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
