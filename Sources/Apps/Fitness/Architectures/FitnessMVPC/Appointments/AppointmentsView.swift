import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The appointments view's messages to its view controller.
protocol AppointmentsViewDelegate: AnyObject {
  func presentAlert(_ text: AlertText)
  func presentOfflineAlert()
  func presentCancellationAlert(_ text: AlertText, of appointment: Appointment)
  func didSelect(_ appointment: Appointment)
}

/// The appointments presenter's commands to its view.
protocol AppointmentsViewProtocol: LoadingViewProtocol {
  func showScope()
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didSelect(_ appointment: Appointment)
}

/// Shows the user's own appointments, or those with the user as the trainer.
final class AppointmentsView: AppointmentsScreen {
  weak var delegate: (any AppointmentsViewDelegate)?
  let presenter: AppointmentsPresenter

  init(presenter: AppointmentsPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("AppointmentsView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
    scopeControl.addAction(
      UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    retryButton.onTap { [weak self] in self?.presenter.retry() }
    showScope()
  }

  private func scopeDidChange() {
    if let scope = Scope(rawValue: scopeControl.selectedSegmentIndex) { presenter.show(scope) }
  }
}

extension AppointmentsView: AppointmentsViewProtocol {
  func showContent() {
    tableView.reloadData()
    presenter.openParkedAppointment()
  }

  func showScope() {
    scopeControl.isHidden = !presenter.canChooseScope
    scopeControl.selectedSegmentIndex = presenter.scope.rawValue
  }

  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showOffline() {
    delegate?.presentOfflineAlert()
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func didSelect(_ appointment: Appointment) {
    delegate?.didSelect(appointment)
  }
}

extension AppointmentsView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.appointments.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.basicCell(
      at: indexPath, presenter.appointments[indexPath.row].slot.text,
      presenter.detail(at: indexPath.row))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(presenter.appointments[indexPath.row])
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let appointment = presenter.appointments[indexPath.row]
    delegate?.presentCancellationAlert(.cancelAppointment(appointment), of: appointment)
  }
}
