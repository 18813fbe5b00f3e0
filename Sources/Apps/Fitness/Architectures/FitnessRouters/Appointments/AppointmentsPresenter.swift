import FitnessAppointments

/// The appointments presenter's commands to its view.
protocol AppointmentsView: LoadingView {
  func show(_ scope: Scope, isVisible: Bool)
  func show(_ rows: [TableRow])
  func setBusy(_ isBusy: Bool)
}

/// Shows the user's own appointments, or those with the user as the trainer.
final class AppointmentsPresenter: LoadingPresenter<[Appointment]> {
  weak var view: (any AppointmentsView)?
  private let router: any AppointmentsRouting
  private var scope = Scope.mine
  // The appointment that a link opens as soon as the list is loaded.
  private var parkedID: Appointment.ID?

  init(session: UserSession, router: any AppointmentsRouting) {
    self.router = router
    super.init(session: session, alertRouter: router)
  }

  override var loadingView: (any LoadingView)? { view }

  override func viewDidLoad() {
    super.viewDidLoad()
    showScope()
  }

  func close() {
    router.close()
  }

  // MARK: Scope

  func selectScope(_ scope: Scope) {
    parkedID = nil
    self.scope = scope
    showScope()
    load()
  }

  private func showScope() {
    view?.show(scope, isVisible: session.identity.trainerID != nil)
  }

  /// Shows the new identity without leaving the screen.
  func showIdentity() {
    if scope == .withMe, session.identity.trainerID == nil, session.identity.isSignedIn {
      selectScope(.mine)
    } else {
      showScope()
    }
  }

  // MARK: Content

  override func request(_ completion: @escaping Completion<[Appointment]>) {
    session.server.appointments(scope, completion)
  }

  override func isEmpty(_ content: [Appointment]) -> Bool { content.isEmpty }

  override func showContent() {
    view?.show((content ?? []).map(row))
    if state == .failed { parkedID = nil }
    if state == .loaded, let id = parkedID { show(id) }
  }

  private func row(_ appointment: Appointment) -> TableRow {
    let other =
      scope == .mine ? Catalogue.trainer(appointment.trainerID).name : appointment.user
    let club = Catalogue.club(appointment.clubID).name
    return TableRow(appointment.slot.text, "\(other) · \(club)")
  }

  func selectRow(_ row: Int) {
    guard let appointment = content?[row] else { return }
    router.showAppointment(appointment)
  }

  private func show(_ id: Appointment.ID) {
    parkedID = nil
    guard let appointment = content?.first(where: { $0.id == id }) else { return }
    router.showAppointment(appointment)
  }

  // MARK: Links

  /// Follows a link to a screen in this sheet.
  func follow(_ link: DeepLink, animated: Bool) {
    parkedID = nil
    switch link {
    case .appointment(let id):
      guard !router.returnToAppointment(id, animated: animated) else { return }
      router.returnToAppointments(animated: animated)
      showWhenLoaded(id)
    case .schedule:
      router.returnToAppointments(animated: animated)
      if scope != .withMe { selectScope(.withMe) }
    default: router.returnToAppointments(animated: animated)
    }
  }

  private func showWhenLoaded(_ id: Appointment.ID) {
    if scope == .withMe || state == .failed { selectScope(.mine) }
    if state == .loaded { show(id) } else { parkedID = id }
  }

  // MARK: Cancelling

  func askToCancel(row: Int) {
    guard let appointment = content?[row] else { return }
    router.showAlert(
      .cancelAppointment(appointment), [{ [weak self] in self?.cancel(appointment) }])
  }

  private func cancel(_ appointment: Appointment) {
    view?.setBusy(true)
    session.server.cancel(appointment.id) { [weak self] in self?.didAnswer($0, appointment) }
  }

  private func didAnswer(_ result: Result<Void, ServiceError>, _ appointment: Appointment) {
    view?.setBusy(false)
    switch result {
    case .success: remove(appointment)
    case .failure(.expired): session.expire()
    case .failure(let error): router.showAlert(.failure(error))
    }
  }

  /// Removes the row of an appointment that has been cancelled.
  func remove(_ appointment: Appointment) {
    guard let content else { return }
    show(content.filter { $0.id != appointment.id })
  }
}
