import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class ClubsViewController: UIViewController {
  var presenter: ClubsPresenter!

  private let screen = ClubsScreen()
  private lazy var table = RowTable(screen.tableView) { [weak self] in
    self?.presenter.selectRow($0.row)
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clubs"
    presenter.viewDidLoad()
  }
}

extension ClubsViewController: ClubsView {
  func showMenuButton() {
    addMenuButton { [weak self] in self?.presenter.showMenu() }
  }

  func show(_ rows: [TableRow]) {
    table.show(rows)
  }
}
