import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows the user's own appointments, or those with the user as the trainer.
final class AppointmentsViewController: LoadingViewController<[Appointment]> {
  var onAppointmentSelected: ((Appointment) -> Void)?
  var onClose: (() -> Void)?
  var onExpired: (() -> Void)?

  private(set) var scope = Scope.mine
  // The appointment that a link opens as soon as the list is loaded.
  private var parkedID: Appointment.ID?
  private let screen = AppointmentsScreen()

  override var loadingScreen: LoadingScreen { screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointments"
    navigationItem.rightBarButtonItem = UIBarButtonItem("Close", ElementID.close) {
      [weak self] in self?.onClose?()
    }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.scopeControl.addAction(
      UIAction { [weak self] _ in self?.selectSegment() }, for: .valueChanged)
    showScope()
  }

  // MARK: Scope

  private func selectSegment() {
    parkedID = nil
    guard let new = Scope(rawValue: screen.scopeControl.selectedSegmentIndex), new != scope else {
      return
    }
    show(new)
  }

  /// Shows another list, which is loaded now or when the screen appears.
  func show(_ scope: Scope) {
    self.scope = scope
    if isViewLoaded { showScope() }
    if state != nil { load() }
  }

  private func showScope() {
    screen.scopeControl.isHidden = session.identity.trainerID == nil
    screen.scopeControl.selectedSegmentIndex = scope.rawValue
  }

  // MARK: Content

  override func request(_ completion: @escaping Completion<[Appointment]>) {
    session.server.appointments(scope, completion)
  }

  override func didLoad(_ result: Result<[Appointment], ServiceError>) {
    if case .failure(.expired) = result { onExpired?() } else { super.didLoad(result) }
  }

  override func isEmpty(_ content: [Appointment]) -> Bool { content.isEmpty }

  override func showContent() {
    screen.tableView.reloadData()
    switch state {
    case .loaded: openParked()
    case .failed: parkedID = nil
    case .loading, nil: break
    }
  }

  // MARK: Links

  /// Returns the appointment with this ID if the user's own appointments are loaded.
  func loadedAppointment(_ id: Appointment.ID) -> Appointment? {
    scope == .mine ? content?.first { $0.id == id } : nil
  }

  /// Opens an appointment once the user's own appointments are loaded.
  func park(_ id: Appointment.ID) {
    parkedID = id
    if scope == .withMe || state == .failed { show(.mine) }
  }

  func forgetParkedAppointment() {
    parkedID = nil
  }

  private func openParked() {
    guard let id = parkedID else { return }
    parkedID = nil
    if let appointment = loadedAppointment(id) { onAppointmentSelected?(appointment) }
  }

  // MARK: Cancelling

  private func askToCancel(_ appointment: Appointment) {
    showAlert(.cancelAppointment(appointment), [{ [weak self] in self?.cancel(appointment) }])
  }

  private func cancel(_ appointment: Appointment) {
    screen.isBusy = true
    session.server.cancel(appointment.id) { [weak self] in self?.didCancel(appointment, $0) }
  }

  private func didCancel(_ appointment: Appointment, _ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success: remove(appointment)
    case .failure(.expired): onExpired?()
    case .failure(let error): showAlert(.failure(error))
    }
  }

  func remove(_ appointment: Appointment) {
    update { $0.removeAll { $0.id == appointment.id } }
  }
}

extension AppointmentsViewController: IdentityShowing {
  func showIdentity() {
    let identity = session.identity
    if scope == .withMe, identity.isSignedIn, identity.trainerID == nil {
      show(.mine)
    } else {
      showScope()
    }
  }
}

extension AppointmentsViewController: UITableViewDataSource, UITableViewDelegate {
  private var appointments: [Appointment] { content ?? [] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    appointments.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let appointment = appointments[indexPath.row]
    let other =
      scope == .mine ? Catalogue.trainer(appointment.trainerID).name : appointment.user
    return tableView.basicCell(
      at: indexPath, appointment.slot.text, "\(other) · \(Catalogue.club(appointment.clubID).name)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onAppointmentSelected?(appointments[indexPath.row])
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { askToCancel(appointments[indexPath.row]) }
  }
}
