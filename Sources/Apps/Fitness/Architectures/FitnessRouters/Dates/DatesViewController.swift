import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class DatesViewController: LoadingViewController {
  var presenter: DatesPresenter!

  private let screen = DatesScreen()
  private lazy var table = RowTable(screen.tableView, titles: Slot.days) { [weak self] in
    self?.presenter.selectRow($0.row, on: $0.section)
  }

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: any LoadingViewOutput { presenter }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Date"
  }
}

extension DatesViewController: DatesView {
  func showMenuButton() {
    addMenuButton { [weak self] in self?.presenter.showMenu() }
  }

  func show(_ sections: [[TableRow]]) {
    table.show(sections)
  }
}
