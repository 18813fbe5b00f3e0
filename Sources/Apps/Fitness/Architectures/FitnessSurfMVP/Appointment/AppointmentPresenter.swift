import FitnessAppointments

/// Composes the rows of an appointment, and cancels it.
final class AppointmentPresenter: ModulePresenter, AppointmentModuleOutput {
  var onAgain: (() -> Void)?
  var onCancel: (() -> Void)?
  var onCancelled: (() -> Void)?

  weak var view: (any AppointmentViewInput)?

  let appointment: Appointment

  init(session: UserSession, appointment: Appointment) {
    self.appointment = appointment
    super.init(session: session)
    session.addObserver(self)
  }

  override func viewLoaded() {
    view?.configure(with: appointment.rows.map { RowModel(title: $0.title, detail: $0.value) })
    showIdentity()
  }

  private func showIdentity() {
    view?.setAgainEnabled(session.identity.trainerID != appointment.trainerID)
  }

  private func finishCancelling(_ result: Result<Void, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success: onCancelled?()
    case .failure(let error): onError?(error)
    }
  }
}

extension AppointmentPresenter: AppointmentViewOutput {
  func bookAgain() {
    onAgain?()
  }

  func askToCancel() {
    onCancel?()
  }
}

extension AppointmentPresenter: AppointmentModuleInput {
  func cancel() {
    view?.setBusy(true)
    session.server.cancel(appointment.id) { [weak self] in self?.finishCancelling($0) }
  }
}

extension AppointmentPresenter: IdentityObserver {
  func identityDidChange() {
    showIdentity()
  }
}
