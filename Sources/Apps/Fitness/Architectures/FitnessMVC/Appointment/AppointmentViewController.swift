import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Receives the cancellation of an appointment.
protocol AppointmentDelegate: AnyObject {
  func didCancel(_ appointment: Appointment)
}

/// Shows an appointment, which can be booked again or cancelled.
final class AppointmentViewController: UIViewController {
  var session: SessionController!
  var appointment: Appointment!
  weak var delegate: (any AppointmentDelegate)?

  private let screen = AppointmentScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    screen.tableView.dataSource = self
    screen.againButton.addAction(
      UIAction { [weak self] _ in self?.performSegue(.clubs) }, for: .touchUpInside)
    screen.cancelButton.addAction(
      UIAction { [weak self] _ in self?.askToCancel() }, for: .touchUpInside)
    showIdentity()
  }

  // MARK: Cancelling

  private func askToCancel() {
    showAlert(.cancelAppointment(appointment), [{ [weak self] in self?.cancel() }])
  }

  private func cancel() {
    screen.isBusy = true
    session.services.server.cancel(appointment.id) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success: delegate?.didCancel(appointment)
    case .failure(.expired): session.expire()
    case .failure(let error): showAlert(.failure(error))
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let clubs = segue.destination as? ClubsViewController else { return }
    clubs.session = session
    clubs.flowType = FlowType(appointment.activity)
    clubs.subcategoryID = appointment.subcategoryID
    clubs.trainerID = appointment.trainerID
    clubs.note = appointment.note
    clubs.hasMenu = false
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
