import UIKit

class AppointmentsViewController: UITableViewController {
  var onAppointmentSelected: ((Appointment) -> Void)?

  private let appointmentsManager: AppointmentsManager

  init(appointmentsManager: AppointmentsManager) {
    self.appointmentsManager = appointmentsManager
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointments"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Appointment")
    NotificationCenter.default.addObserver(
      self, selector: #selector(appointmentsDidChange(_:)), name: .appointmentsDidChange,
      object: appointmentsManager)
  }

  @objc private func appointmentsDidChange(_ notification: Notification) {
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    appointmentsManager.appointments.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Appointment", for: indexPath)
    let appointment = appointmentsManager.appointments[indexPath.row]
    cell.textLabel?.text = "\(appointment.trainer.name), \(appointment.day)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onAppointmentSelected?(appointmentsManager.appointments[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    appointmentsManager.removeAppointment(at: indexPath.row)
  }
}
