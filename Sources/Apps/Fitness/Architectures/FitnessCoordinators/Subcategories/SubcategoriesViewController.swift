import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose one of the subcategories.
final class SubcategoriesViewController: MenuViewController {
  let activity: ActivityType
  var onSubcategorySelected: ((Subcategory) -> Void)?
  /// Called with the trainer of a class, after `askForTrainer(of:)`.
  var onTrainerFound: ((Trainer.ID) -> Void)?

  private let session: UserSession
  private let screen = SubcategoriesScreen()

  init(activity: ActivityType, session: UserSession) {
    self.activity = activity
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = activity.title
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.searchField.addAction(
      UIAction { [weak self] _ in self?.screen.tableView.reloadData() }, for: .editingChanged)
  }

  private var subcategories: [Subcategory] {
    let text = (screen.searchField.text ?? "").lowercased()
    return Catalogue.subcategories(of: activity).filter {
      text.isEmpty || $0.name.lowercased().contains(text)
    }
  }

  /// Asks the server for the trainer of a class; the screen is busy until the answer arrives.
  func askForTrainer(of subcategory: Subcategory) {
    screen.isBusy = true
    session.server.classTrainer(of: subcategory.id) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Trainer.ID, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success(let trainer): onTrainerFound?(trainer)
    case .failure(let error): showAlert(.failure(error))
    }
  }
}

extension SubcategoriesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    subcategories.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let subcategory = subcategories[indexPath.row]
    let trainers = subcategory.trainerIDs.map { Catalogue.trainer($0).name }
    return tableView.basicCell(
      at: indexPath, subcategory.name, trainers.joined(separator: ", "))
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSubcategorySelected?(subcategories[indexPath.row])
  }
}
