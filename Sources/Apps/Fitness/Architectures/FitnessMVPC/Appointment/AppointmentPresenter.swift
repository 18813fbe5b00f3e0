import FitnessAppointments

/// Composes the rows of an appointment, and cancels it.
final class AppointmentPresenter {
  weak var view: (any AppointmentViewProtocol)?
  let appointment: Appointment
  private let session: Session

  init(session: Session, appointment: Appointment) {
    self.session = session
    self.appointment = appointment
  }

  var rows: [DetailRow] { appointment.rows }

  var canBookAgain: Bool { session.identity.trainerID != appointment.trainerID }

  // MARK: Cancelling

  func cancel() {
    view?.showBusy(true)
    session.server.cancel(appointment.id) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.didCancel()
    case .failure(.expired): session.expire()
    case .failure(let error): view?.showAlert(.failure(error))
    }
  }
}
