import FitnessAppointments

/// Loads, and cancels, the user's own appointments or those with the user as the trainer.
final class AppointmentsPresenter: LoadingPresenter<[Appointment]> {
  weak var view: (any AppointmentsViewProtocol)?
  private(set) var scope = Scope.mine
  // The appointment that a link opens as soon as the list is loaded.
  private var parkedID: Appointment.ID?

  override init(session: UserSession) {
    super.init(session: session)
    session.addObserver(self)
  }

  override func request(_ completion: @escaping Completion<[Appointment]>) {
    session.server.appointments(scope, completion)
  }

  override func isEmpty(_ content: [Appointment]) -> Bool { content.isEmpty }

  // MARK: Rows

  /// The appointments; empty until they are loaded.
  var appointments: [Appointment] { content ?? [] }

  func detail(of appointment: Appointment) -> String {
    let other = scope == .mine ? Catalogue.trainer(appointment.trainerID).name : appointment.user
    return "\(other) · \(Catalogue.club(appointment.clubID).name)"
  }

  // MARK: Scope

  var canChooseScope: Bool { session.identity.trainerID != nil }

  /// Shows the list that the user has chosen.
  func choose(_ scope: Scope) {
    parkedID = nil
    if scope != self.scope { show(scope) }
  }

  /// Shows another list, which is loaded now or when the view appears.
  func show(_ scope: Scope) {
    self.scope = scope
    view?.showScope()
    if state != nil { load() }
  }

  // MARK: Links

  /// Returns the appointment with this ID if the user's own appointments are loaded.
  func loadedAppointment(_ id: Appointment.ID) -> Appointment? {
    scope == .mine ? appointments.first { $0.id == id } : nil
  }

  /// Reports this appointment once the user's own appointments are loaded.
  func park(_ id: Appointment.ID) {
    guard state != .loaded || scope == .withMe else { return }
    parkedID = id
    if scope == .withMe || state == .failed { show(.mine) }
  }

  func forgetParkedAppointment() {
    parkedID = nil
  }

  /// Reports the parked appointment if the list is loaded, and forgets it if loading has failed.
  func reportParkedAppointment() {
    guard let id = parkedID, state != .loading else { return }
    parkedID = nil
    if let appointment = loadedAppointment(id) { view?.onParkedLoaded?(appointment) }
  }

  // MARK: Cancelling

  func askToCancel(_ appointment: Appointment) {
    showAlert(.cancelAppointment(appointment), [{ [weak self] in self?.cancel(appointment) }])
  }

  private func cancel(_ appointment: Appointment) {
    view?.showBusy(true)
    session.server.cancel(appointment.id) { [weak self] in self?.didAnswer($0, appointment) }
  }

  private func didAnswer(_ result: Result<Void, ServiceError>, _ appointment: Appointment) {
    view?.showBusy(false)
    switch result {
    case .success: remove(appointment)
    case .failure(.expired): session.flows?.expire()
    case .failure(let error): showAlert(.failure(error))
    }
  }

  func remove(_ appointment: Appointment) {
    update { $0.removeAll { $0.id == appointment.id } }
  }
}

extension AppointmentsPresenter: IdentityObserver {
  func identityDidChange() {
    if scope == .withMe, session.identity.isSignedIn, !canChooseScope {
      show(.mine)
    } else {
      view?.showScope()
    }
  }
}
