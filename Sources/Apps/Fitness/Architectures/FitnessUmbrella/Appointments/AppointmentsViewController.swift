import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Shows the user's own appointments, or those with the user as the trainer.
protocol AppointmentsViewProtocol: ModuleProtocol {
  var onAppointmentSelected: ((Appointment) -> Void)? { get set }
  /// Called with the parked appointment once it is loaded.
  var onParkedLoaded: ((Appointment) -> Void)? { get set }
  var onClose: CompletionBlock? { get set }
  func load()
  func remove(_ appointment: Appointment)
  func showSchedule()
  func loadedAppointment(_ id: Appointment.ID) -> Appointment?
  /// Reports this appointment once the user's own appointments are loaded.
  func park(_ id: Appointment.ID)
  func forgetParkedAppointment()
  func showScope()
  func showBusy(_ isBusy: Bool)
}

final class AppointmentsViewController: LoadingViewController<AppointmentsPresenter> {
  var onAppointmentSelected: ((Appointment) -> Void)?
  var onParkedLoaded: ((Appointment) -> Void)?
  var onClose: CompletionBlock?

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
      UIAction { [weak self] _ in self?.chooseScope() }, for: .valueChanged)
    showScope()
  }

  private func chooseScope() {
    Scope(rawValue: screen.scopeControl.selectedSegmentIndex).map(output.choose)
  }

  override func showContent() {
    screen.tableView.reloadData()
    output.reportParkedAppointment()
  }
}

extension AppointmentsViewController: AppointmentsViewProtocol {
  func load() {
    output.load()
  }

  func remove(_ appointment: Appointment) {
    output.remove(appointment)
  }

  func showSchedule() {
    if output.scope == .mine { output.show(.withMe) }
  }

  func loadedAppointment(_ id: Appointment.ID) -> Appointment? {
    output.loadedAppointment(id)
  }

  func park(_ id: Appointment.ID) {
    output.park(id)
  }

  func forgetParkedAppointment() {
    output.forgetParkedAppointment()
  }

  func showScope() {
    screen.scopeControl.isHidden = !output.canChooseScope
    screen.scopeControl.selectedSegmentIndex = output.scope.rawValue
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension AppointmentsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output.appointments.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let appointment = output.appointments[indexPath.row]
    return tableView.basicCell(
      at: indexPath, appointment.slot.text, output.detail(of: appointment))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onAppointmentSelected?(output.appointments[indexPath.row])
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { output.askToCancel(output.appointments[indexPath.row]) }
  }
}
