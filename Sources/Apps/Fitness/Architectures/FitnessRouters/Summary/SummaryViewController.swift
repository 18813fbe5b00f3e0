import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class SummaryViewController: UIViewController {
  var presenter: SummaryPresenter!

  private let screen = SummaryScreen()
  private lazy var table = RowTable(screen.tableView)

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appointment"
    screen.noteButton.addAction(for: .touchUpInside) { [weak self] in self?.presenter.editNote() }
    screen.confirmButton.addAction(for: .touchUpInside) { [weak self] in self?.presenter.book() }
    screen.leaveButton.addAction(for: .touchUpInside) { [weak self] in self?.presenter.leave() }
    presenter.viewDidLoad()
  }
}

extension SummaryViewController: SummaryView {
  func showMenuButton() {
    addMenuButton { [weak self] in self?.presenter.showMenu() }
  }

  func show(_ rows: [TableRow], noteTitle: String) {
    screen.noteButton.setTitle(noteTitle, for: .normal)
    table.show(rows)
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}
