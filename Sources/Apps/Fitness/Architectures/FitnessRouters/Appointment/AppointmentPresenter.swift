import FitnessAppointments

/// The appointment presenter's commands to its view.
protocol AppointmentView: AnyObject {
  func show(_ rows: [TableRow])
  func setAgainEnabled(_ isEnabled: Bool)
  func setBusy(_ isBusy: Bool)
}

/// Shows an appointment, which can be booked again or cancelled.
final class AppointmentPresenter {
  weak var view: (any AppointmentView)?
  let appointment: Appointment
  private let session: UserSession
  private let router: any AppointmentRouting

  init(session: UserSession, router: any AppointmentRouting, appointment: Appointment) {
    self.session = session
    self.router = router
    self.appointment = appointment
  }

  func viewDidLoad() {
    view?.show(appointment.rows.map { TableRow($0) })
    showIdentity()
  }

  /// Shows the new identity without leaving the screen.
  func showIdentity() {
    view?.setAgainEnabled(appointment.trainerID != session.identity.trainerID)
  }

  func bookAgain() {
    router.showClubs(
      flowType: FlowType(appointment.activity), subcategoryID: appointment.subcategoryID,
      trainerID: appointment.trainerID, note: appointment.note)
  }

  // MARK: Cancelling

  func askToCancel() {
    router.showAlert(.cancelAppointment(appointment), [{ [weak self] in self?.cancel() }])
  }

  private func cancel() {
    view?.setBusy(true)
    session.server.cancel(appointment.id) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Void, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success: router.finish(afterCancelling: appointment)
    case .failure(.expired): session.expire()
    case .failure(let error): router.showAlert(.failure(error))
    }
  }
}
