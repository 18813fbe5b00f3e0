import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows the user's own appointments, or those with the user as the trainer, in a sheet.
final class AppointmentsViewController: LoadingViewController<[Appointment]> {
  private let screen = AppointmentsScreen()
  private var scope = Scope.mine
  // The appointment that a link opens as soon as the list is loaded.
  private var parkedID: Appointment.ID?

  override var loadingScreen: LoadingScreen { screen }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointments"
    let closeButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
    closeButton.accessibilityIdentifier = ElementID.close
    navigationItem.rightBarButtonItem = closeButton
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.scopeControl.addAction(
      UIAction { [weak self] _ in self?.chooseScope() }, for: .valueChanged)
    showScope()
  }

  // MARK: Scope and content

  private func chooseScope() {
    change(to: screen.scopeControl.selectedSegmentIndex == 0 ? .mine : .withMe)
  }

  private func change(to scope: Scope) {
    parkedID = nil
    self.scope = scope
    showScope()
    load()
  }

  private func showScope() {
    screen.scopeControl.isHidden = session.identity.trainerID == nil
    screen.scopeControl.selectedSegmentIndex = scope == .mine ? 0 : 1
  }

  override func request(_ completion: @escaping Completion<[Appointment]>) {
    session.services.server.appointments(scope, completion)
  }

  override func isEmpty(_ content: [Appointment]) -> Bool { content.isEmpty }

  override func showContent() {
    screen.tableView.reloadData()
    if state == .failed { parkedID = nil }
    if state == .loaded, let id = parkedID { open(id) }
  }

  // MARK: Links

  /// Follows a link to a screen in this sheet.
  func follow(_ link: DeepLink, animated: Bool) {
    parkedID = nil
    switch link {
    case .appointment(let id): show(id, animated: animated)
    case .schedule:
      pop(to: self, animated: animated)
      if scope != .withMe { change(to: .withMe) }
    default: pop(to: self, animated: animated)
    }
  }

  private func show(_ id: Appointment.ID, animated: Bool) {
    if let open = openAppointment, open.appointment.id == id {
      return pop(to: open, animated: animated)
    }
    pop(to: self, animated: animated)
    if scope == .withMe || state == .failed { change(to: .mine) }
    if state == .loaded { open(id) } else { parkedID = id }
  }

  private var openAppointment: AppointmentViewController? {
    navigationController?.viewControllers.lazy.compactMap { $0 as? AppointmentViewController }.first
  }

  private func pop(to screen: UIViewController, animated: Bool) {
    guard let stack = navigationController, stack.topViewController !== screen else { return }
    stack.popToViewController(screen, animated: animated)
  }

  private func open(_ id: Appointment.ID) {
    parkedID = nil
    guard let appointment = content?.first(where: { $0.id == id }) else { return }
    performSegue(.appointment, sender: appointment)
  }

  // MARK: Cancelling

  private func askToCancel(_ appointment: Appointment) {
    showAlert(.cancelAppointment(appointment), [{ [weak self] in self?.cancel(appointment) }])
  }

  private func cancel(_ appointment: Appointment) {
    screen.isBusy = true
    session.services.server.cancel(appointment.id) { [weak self] in
      self?.didCancel(appointment, $0)
    }
  }

  private func didCancel(_ appointment: Appointment, _ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success: remove(appointment)
    case .failure(.expired): session.expire()
    case .failure(let error): showAlert(.failure(error))
    }
  }

  private func remove(_ appointment: Appointment) {
    update { $0.removeAll { $0.id == appointment.id } }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let details = segue.destination as? AppointmentViewController else { return }
    details.session = session
    details.appointment = sender as? Appointment
    details.delegate = self
  }
}

extension AppointmentsViewController: IdentityShowing {
  func showIdentity() {
    if scope == .withMe, session.identity.trainerID == nil, session.identity.isSignedIn {
      change(to: .mine)
    } else {
      showScope()
    }
  }
}

extension AppointmentsViewController: BookingListener {
  func didBook(_ draft: Draft) {
    load()
  }
}

extension AppointmentsViewController: AppointmentDelegate {
  func didCancel(_ appointment: Appointment) {
    remove(appointment)
    pop(to: self, animated: true)
  }
}

extension AppointmentsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content?.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let appointment = content?[indexPath.row] else { return UITableViewCell() }
    let other =
      scope == .mine ? Catalogue.trainer(appointment.trainerID).name : appointment.user
    return tableView.basicCell(
      at: indexPath, appointment.slot.text,
      "\(other) · \(Catalogue.club(appointment.clubID).name)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(.appointment, sender: content?[indexPath.row])
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete, let appointment = content?[indexPath.row] {
      askToCancel(appointment)
    }
  }
}
