import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// The subcategories view's messages to its view controller.
protocol SubcategoriesViewDelegate: AnyObject {
  func presentAlert(_ text: AlertText)
  func didSelect(_ subcategory: Subcategory)
  func didFindTrainer(_ id: Trainer.ID)
}

/// The subcategories presenter's commands to its view.
protocol SubcategoriesViewProtocol: AnyObject {
  func reloadRows()
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didFindTrainer(_ id: Trainer.ID)
}

/// Shows the subcategories that match the search.
final class SubcategoriesView: SubcategoriesScreen {
  weak var delegate: (any SubcategoriesViewDelegate)?
  let presenter: SubcategoriesPresenter

  init(presenter: SubcategoriesPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("SubcategoriesView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
    searchField.addAction(
      UIAction { [weak self] _ in self?.searchTextDidChange() }, for: .editingChanged)
  }

  private func searchTextDidChange() {
    presenter.search(searchField.text ?? "")
  }
}

extension SubcategoriesView: SubcategoriesViewProtocol {
  func reloadRows() {
    tableView.reloadData()
  }

  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func didFindTrainer(_ id: Trainer.ID) {
    delegate?.didFindTrainer(id)
  }
}

extension SubcategoriesView: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.numberOfRows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.basicCell(
      at: indexPath, presenter.subcategory(at: indexPath.row).name,
      presenter.detail(at: indexPath.row))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelect(presenter.subcategory(at: indexPath.row))
  }
}
