import FitnessAppointments

/// Composes the rows of an appointment, and cancels it.
final class AppointmentPresenter: Presenter {
  weak var view: (any AppointmentViewProtocol)?
  let appointment: Appointment

  init(session: UserSession, appointment: Appointment) {
    self.appointment = appointment
    super.init(session: session)
    session.addObserver(self)
  }

  var canBookAgain: Bool { session.identity.trainerID != appointment.trainerID }

  // MARK: Cancelling

  func askToCancel() {
    showAlert(.cancelAppointment(appointment), [{ [weak self] in self?.cancel() }])
  }

  private func cancel() {
    view?.showBusy(true)
    session.server.cancel(appointment.id) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.onCancelled?()
    case .failure(.expired): session.flows?.expire()
    case .failure(let error): showAlert(.failure(error))
    }
  }
}

extension AppointmentPresenter: IdentityObserver {
  func identityDidChange() {
    view?.showIdentity()
  }
}
