import FitnessAppointments

/// Searches the subcategories, and asks the server for the trainer of a class.
final class SubcategoriesPresenter {
  weak var view: (any SubcategoriesViewProtocol)?
  private let session: Session
  private let activity: ActivityType
  private var searchText = ""

  init(session: Session, activity: ActivityType) {
    self.session = session
    self.activity = activity
  }

  // MARK: Rows

  private var subcategories: [Subcategory] {
    let all = Catalogue.subcategories(of: activity)
    let text = searchText.lowercased()
    return text.isEmpty ? all : all.filter { $0.name.lowercased().contains(text) }
  }

  var numberOfRows: Int { subcategories.count }

  func subcategory(at row: Int) -> Subcategory { subcategories[row] }

  func detail(at row: Int) -> String {
    subcategories[row].trainerIDs.map { Catalogue.trainer($0).name }.joined(separator: ", ")
  }

  func search(_ text: String) {
    searchText = text
    view?.reloadRows()
  }

  // MARK: The trainer of a class

  func findTrainer(of subcategoryID: Subcategory.ID) {
    view?.showBusy(true)
    session.server.classTrainer(of: subcategoryID) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Trainer.ID, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success(let id): view?.didFindTrainer(id)
    case .failure(let error): view?.showAlert(.failure(error))
    }
  }
}
