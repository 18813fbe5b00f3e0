import FitnessAppointments

/// Loads, and cancels, the user's own appointments or those with the user as the trainer.
final class AppointmentsPresenter: LoadingPresenter<[Appointment]>, AppointmentsModuleOutput {
  var onAppointmentSelected: ((Appointment) -> Void)?
  var onParkedLoaded: ((Appointment) -> Void)?
  var onCancel: ((Appointment) -> Void)?
  var onClose: (() -> Void)?

  weak var view: (any AppointmentsViewInput)?

  private var scope = Scope.mine
  // The appointment that a link opens as soon as the list is loaded.
  private var parkedID: Appointment.ID?

  override init(session: UserSession) {
    super.init(session: session)
    session.addObserver(self)
  }

  override var loadingView: (any LoadingViewInput)? { view }

  override func viewLoaded() {
    showScope()
  }

  override func request(_ completion: @escaping Completion<[Appointment]>) {
    session.server.appointments(scope, completion)
  }

  override func isEmpty(_ content: [Appointment]) -> Bool { content.isEmpty }

  override func showContent() {
    view?.configure(with: (content ?? []).map(row))
    reportParkedAppointment()
  }

  private func row(of appointment: Appointment) -> RowModel {
    let other = scope == .mine ? Catalogue.trainer(appointment.trainerID).name : appointment.user
    return RowModel(
      title: appointment.slot.text,
      detail: "\(other) · \(Catalogue.club(appointment.clubID).name)")
  }

  /// Reports the parked appointment if the list is loaded, and forgets it if loading has failed.
  private func reportParkedAppointment() {
    guard let id = parkedID, state != .loading else { return }
    parkedID = nil
    if let appointment = loadedAppointment(id) { onParkedLoaded?(appointment) }
  }

  // MARK: Scope

  private var canChooseScope: Bool { session.identity.trainerID != nil }

  private func showScope() {
    view?.showScope(at: scope.rawValue, isVisible: canChooseScope)
  }

  /// Shows another list, which is loaded now or when the view appears.
  private func show(_ scope: Scope) {
    self.scope = scope
    showScope()
    if state != nil { load() }
  }

  // MARK: Cancelling

  private func finishCancelling(
    _ appointment: Appointment, _ result: Result<Void, ServiceError>
  ) {
    view?.setBusy(false)
    switch result {
    case .success: remove(appointment)
    case .failure(let error): onError?(error)
    }
  }
}

extension AppointmentsPresenter: AppointmentsViewOutput {
  func chooseScope(at index: Int) {
    guard let chosen = Scope(rawValue: index) else { return }
    parkedID = nil
    if chosen != scope { show(chosen) }
  }

  func selectAppointment(at index: Int) {
    if let content { onAppointmentSelected?(content[index]) }
  }

  func cancelAppointment(at index: Int) {
    if let content { onCancel?(content[index]) }
  }

  func close() {
    onClose?()
  }
}

extension AppointmentsPresenter: AppointmentsModuleInput {
  func cancel(_ appointment: Appointment) {
    view?.setBusy(true)
    session.server.cancel(appointment.id) { [weak self] in
      self?.finishCancelling(appointment, $0)
    }
  }

  func remove(_ appointment: Appointment) {
    update { $0.removeAll { $0.id == appointment.id } }
  }

  func showSchedule() {
    if scope == .mine { show(.withMe) }
  }

  func loadedAppointment(_ id: Appointment.ID) -> Appointment? {
    scope == .mine ? content?.first { $0.id == id } : nil
  }

  func park(_ id: Appointment.ID) {
    guard state != .loaded || scope == .withMe else { return }
    parkedID = id
    if scope == .withMe || state == .failed { show(.mine) }
  }

  func forgetParkedAppointment() {
    parkedID = nil
  }
}

extension AppointmentsPresenter: IdentityObserver {
  func identityDidChange() {
    if scope == .withMe, session.identity.isSignedIn, !canChooseScope {
      show(.mine)
    } else {
      showScope()
    }
  }
}
