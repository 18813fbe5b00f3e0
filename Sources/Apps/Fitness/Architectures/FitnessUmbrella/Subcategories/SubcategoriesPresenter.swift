import FitnessAppointments

/// Searches the subcategories, and asks the server for the trainer of a class.
final class SubcategoriesPresenter: Presenter {
  weak var view: (any SubcategoriesViewProtocol)?
  private let activity: ActivityType
  private var searchText = ""

  init(session: UserSession, activity: ActivityType) {
    self.activity = activity
    super.init(session: session)
  }

  var title: String { activity.title }

  var subcategories: [Subcategory] {
    let all = Catalogue.subcategories(of: activity)
    return searchText.isEmpty ? all : all.filter { $0.name.lowercased().contains(searchText) }
  }

  func search(_ text: String) {
    searchText = text.lowercased()
    view?.showRows()
  }

  // MARK: The trainer of a class

  func findTrainer(of subcategory: Subcategory) {
    view?.showBusy(true)
    session.server.classTrainer(of: subcategory.id) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Trainer.ID, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success(let id): view?.onTrainerFound?(id)
    case .failure(let error): showAlert(.failure(error))
    }
  }
}
