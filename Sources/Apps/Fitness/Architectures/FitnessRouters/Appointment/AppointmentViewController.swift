import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class AppointmentViewController: UIViewController {
  var presenter: AppointmentPresenter!

  private let screen = AppointmentScreen()
  private lazy var table = RowTable(screen.tableView)

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    screen.againButton.addAction(for: .touchUpInside) { [weak self] in self?.presenter.bookAgain() }
    screen.cancelButton.addAction(for: .touchUpInside) { [weak self] in
      self?.presenter.askToCancel()
    }
    presenter.viewDidLoad()
  }
}

extension AppointmentViewController: AppointmentView {
  func show(_ rows: [TableRow]) {
    table.show(rows)
  }

  func setAgainEnabled(_ isEnabled: Bool) {
    screen.againButton.isEnabled = isEnabled
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension AppointmentViewController: IdentityListener {
  func identityDidChange() {
    presenter.showIdentity()
  }
}
