import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class AppointmentsViewController: LoadingViewController {
  var presenter: AppointmentsPresenter!

  private let screen = AppointmentsScreen()
  private lazy var table = makeTable()

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: any LoadingViewOutput { presenter }

  private func makeTable() -> RowTable {
    let table = RowTable(screen.tableView) { [weak self] in self?.presenter.selectRow($0.row) }
    table.onDelete = { [weak self] in self?.presenter.askToCancel(row: $0) }
    return table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointments"
    navigationItem.rightBarButtonItem = barButton("Close", ElementID.close) { [weak self] in
      self?.presenter.close()
    }
    screen.scopeControl.addAction(for: .valueChanged) { [weak self] in self?.selectScope() }
  }

  private func selectScope() {
    guard let scope = Scope(rawValue: screen.scopeControl.selectedSegmentIndex) else { return }
    presenter.selectScope(scope)
  }
}

extension AppointmentsViewController: AppointmentsView {
  func show(_ scope: Scope, isVisible: Bool) {
    screen.scopeControl.isHidden = !isVisible
    screen.scopeControl.selectedSegmentIndex = scope.rawValue
  }

  func show(_ rows: [TableRow]) {
    table.show(rows)
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension AppointmentsViewController: IdentityListener, BookingListener, CancellationListener {
  func identityDidChange() {
    presenter.showIdentity()
  }

  func didBook(_ draft: Draft) {
    presenter.load()
  }

  func didCancel(_ appointment: Appointment) {
    presenter.remove(appointment)
  }
}
