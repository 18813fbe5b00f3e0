import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The appointment view's messages to its view controller.
protocol AppointmentViewDelegate: AnyObject {
  func presentAlert(_ text: AlertText)
  func presentCancellationAlert(_ text: AlertText)
  func didRequestBooking()
  func didCancel()
}

/// The appointment presenter's commands to its view.
protocol AppointmentViewProtocol: AnyObject {
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didCancel()
}

/// Shows a booked appointment.
final class AppointmentView: AppointmentScreen {
  weak var delegate: (any AppointmentViewDelegate)?
  let presenter: AppointmentPresenter

  init(presenter: AppointmentPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("AppointmentView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    againButton.onTap { [weak self] in self?.delegate?.didRequestBooking() }
    cancelButton.onTap { [weak self] in self?.askToCancel() }
    showIdentity()
  }

  func showIdentity() {
    againButton.isEnabled = presenter.canBookAgain
  }

  private func askToCancel() {
    delegate?.presentCancellationAlert(.cancelAppointment(presenter.appointment))
  }
}

extension AppointmentView: AppointmentViewProtocol {
  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func didCancel() {
    delegate?.didCancel()
  }
}

extension AppointmentView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = presenter.rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.value)
  }
}
