import FitnessAppointments

/// Loads, and cancels, the user's own appointments or those with the user as the trainer.
final class AppointmentsPresenter: LoadingPresenter<[Appointment]> {
  weak var view: (any AppointmentsViewProtocol)?
  private(set) var scope = Scope.mine
  // The appointment that a link opens as soon as the list is loaded.
  private var parkedID: Appointment.ID?

  override var loadingView: (any LoadingViewProtocol)? { view }

  override func request(_ completion: @escaping Completion<[Appointment]>) {
    session.server.appointments(scope, completion)
  }

  override func isEmpty(_ content: [Appointment]) -> Bool { content.isEmpty }

  // MARK: Rows

  /// The appointments; empty until they are loaded.
  var appointments: [Appointment] { content ?? [] }

  func detail(at row: Int) -> String {
    let appointment = appointments[row]
    let other = scope == .mine ? Catalogue.trainer(appointment.trainerID).name : appointment.user
    return "\(other) · \(Catalogue.club(appointment.clubID).name)"
  }

  // MARK: Scope

  var canChooseScope: Bool { session.identity.trainerID != nil }

  /// Shows another list, which is loaded now or when the screen appears.
  func show(_ scope: Scope) {
    guard scope != self.scope else { return }
    parkedID = nil
    self.scope = scope
    view?.showScope()
    if state != nil { load() }
  }

  func identityDidChange() {
    if session.identity.isSignedIn, !canChooseScope { show(.mine) }
    view?.showScope()
  }

  // MARK: Links

  /// Returns the appointment with this ID if the user's own appointments are loaded.
  func loadedAppointment(_ id: Appointment.ID) -> Appointment? {
    scope == .mine ? appointments.first { $0.id == id } : nil
  }

  /// Opens an appointment once the user's own appointments are loaded.
  func park(_ id: Appointment.ID) {
    if scope == .withMe { show(.mine) } else if state == .failed { load() }
    if state != .loaded { parkedID = id }
  }

  func forgetParkedAppointment() {
    parkedID = nil
  }

  /// Opens the parked appointment if the list is loaded, and forgets it if loading has failed.
  func openParkedAppointment() {
    guard let id = parkedID, state != .loading else { return }
    parkedID = nil
    if let appointment = loadedAppointment(id) { view?.didSelect(appointment) }
  }

  // MARK: Cancelling

  func cancel(_ appointment: Appointment) {
    view?.showBusy(true)
    session.server.cancel(appointment.id) { [weak self] in self?.didAnswer($0, appointment) }
  }

  private func didAnswer(_ result: Result<Void, ServiceError>, _ appointment: Appointment) {
    view?.showBusy(false)
    switch result {
    case .success: remove(appointment)
    case .failure(.expired): session.expire()
    case .failure(let error): view?.showAlert(.failure(error))
    }
  }

  func remove(_ appointment: Appointment) {
    update { $0.removeAll { $0.id == appointment.id } }
  }
}
