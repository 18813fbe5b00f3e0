import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of the subcategories.
protocol SubcategoriesViewProtocol: ModuleProtocol {
  var onSubcategorySelected: ((Subcategory) -> Void)? { get set }
  /// Called with the trainer of a class, after `findTrainer(of:)`.
  var onTrainerFound: ((Trainer.ID) -> Void)? { get set }
  /// Asks for the trainer of a class; the view is busy until the answer arrives.
  func findTrainer(of subcategory: Subcategory)
  func showRows()
  func showBusy(_ isBusy: Bool)
}

final class SubcategoriesViewController: ModuleViewController<SubcategoriesPresenter> {
  var onSubcategorySelected: ((Subcategory) -> Void)?
  var onTrainerFound: ((Trainer.ID) -> Void)?

  private let screen = SubcategoriesScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = output.title
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.searchField.addAction(
      UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
  }

  private func search() {
    output.search(screen.searchField.text ?? "")
  }
}

extension SubcategoriesViewController: SubcategoriesViewProtocol {
  func findTrainer(of subcategory: Subcategory) {
    output.findTrainer(of: subcategory)
  }

  func showRows() {
    screen.tableView.reloadData()
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension SubcategoriesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output.subcategories.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let subcategory = output.subcategories[indexPath.row]
    let trainers = subcategory.trainerIDs.map { Catalogue.trainer($0).name }
    return tableView.basicCell(at: indexPath, subcategory.name, trainers.joined(separator: ", "))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSubcategorySelected?(output.subcategories[indexPath.row])
  }
}
