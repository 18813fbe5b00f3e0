import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// Lets the user choose a kind of gym training, or a group class.
final class SubcategoriesViewController: UIViewController {
  var session: SessionController!
  var flowType: FlowType!

  private let screen = SubcategoriesScreen()
  private var searchText = ""

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = activity.title
    addMenuButton()
    screen.tableView.dataSource = self
    screen.tableView.delegate = self
    screen.searchField.addAction(
      UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
  }

  private var activity: ActivityType { flowType == .gym ? .gym : .group }

  private var subcategories: [Subcategory] {
    let all = Catalogue.subcategories(of: activity)
    let text = searchText.lowercased()
    return text.isEmpty ? all : all.filter { $0.name.lowercased().contains(text) }
  }

  private func search() {
    searchText = screen.searchField.text ?? ""
    screen.tableView.reloadData()
  }

  // MARK: Navigation

  private func choose(_ subcategory: Subcategory) {
    if flowType == .gym {
      performSegue(.trainers, sender: subcategory.id)
    } else if session.identity == .offline {
      showOffline()
    } else {
      askForTrainer(of: subcategory)
    }
  }

  private func askForTrainer(of subcategory: Subcategory) {
    screen.isBusy = true
    session.services.server.classTrainer(of: subcategory.id) { [weak self] in
      self?.didAnswer($0)
    }
  }

  private func didAnswer(_ result: Result<Trainer.ID, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success(let trainer): performSegue(.trainer, sender: trainer)
    case .failure(let error): showAlert(.failure(error))
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let trainers = segue.destination as? TrainersViewController {
      trainers.session = session
      trainers.flowType = flowType
      trainers.subcategoryID = sender as? Subcategory.ID
    } else if let trainer = segue.destination as? TrainerViewController {
      trainer.session = session
      trainer.flowType = flowType
      trainer.trainerID = sender as? Trainer.ID
    }
  }
}

extension SubcategoriesViewController: MenuShowing {}

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
    choose(subcategories[indexPath.row])
  }
}
