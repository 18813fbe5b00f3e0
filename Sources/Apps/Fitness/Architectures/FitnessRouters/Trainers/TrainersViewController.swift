import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class TrainersViewController: LoadingViewController {
  var presenter: TrainersPresenter!

  private let screen = TrainersScreen()
  private lazy var table = RowTable(screen.tableView) { [weak self] in
    self?.presenter.selectRow($0.row)
  }

  override var loadingScreen: LoadingScreen { screen }
  override var loadingOutput: any LoadingViewOutput { presenter }

  override func viewDidLoad() {
    super.viewDidLoad()
    addMenuButton { [weak self] in self?.presenter.showMenu() }
  }
}

extension TrainersViewController: TrainersView {
  func show(title: String) {
    self.title = title
  }

  func show(_ rows: [TableRow]) {
    table.show(rows)
  }
}
