import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of the subcategories.
final class SubcategoriesViewController: UIViewController {
  var output: (any SubcategoriesViewOutput)?
  private let screen = SubcategoriesScreen()
  private var rows: [RowModel] = []

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addMenuItem { [weak self] in self?.output?.openMenu() }
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.searchField.addAction(
      UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
    output?.viewLoaded()
  }

  private func search() {
    output?.search(screen.searchField.text ?? "")
  }
}

extension SubcategoriesViewController: SubcategoriesViewInput {
  func setTitle(_ title: String) {
    self.title = title
  }

  func configure(with rows: [RowModel]) {
    self.rows = rows
    screen.tableView.reloadData()
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension SubcategoriesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    return tableView.basicCell(at: indexPath, row.title, row.detail)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.selectSubcategory(at: indexPath.row)
  }
}
