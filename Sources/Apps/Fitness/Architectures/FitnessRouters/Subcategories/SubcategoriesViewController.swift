import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

final class SubcategoriesViewController: UIViewController {
  var presenter: SubcategoriesPresenter!

  private let screen = SubcategoriesScreen()
  private lazy var table = RowTable(screen.tableView) { [weak self] in
    self?.presenter.selectRow($0.row)
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addMenuButton { [weak self] in self?.presenter.showMenu() }
    screen.searchField.addAction(for: .editingChanged) { [weak self] in self?.search() }
    presenter.viewDidLoad()
  }

  private func search() {
    presenter.search(screen.searchField.text ?? "")
  }
}

extension SubcategoriesViewController: SubcategoriesView {
  func show(title: String) {
    self.title = title
  }

  func show(_ rows: [TableRow]) {
    table.show(rows)
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}
