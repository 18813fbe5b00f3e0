import FitnessAppointments

/// Searches the subcategories, and asks the server for the trainer of a class.
final class SubcategoriesPresenter: ModulePresenter, SubcategoriesModuleOutput {
  var onSubcategorySelected: ((Subcategory) -> Void)?
  var onTrainerFound: ((Trainer.ID) -> Void)?

  weak var view: (any SubcategoriesViewInput)?

  private let activity: ActivityType
  private var subcategories: [Subcategory]

  init(session: UserSession, activity: ActivityType) {
    self.activity = activity
    subcategories = Catalogue.subcategories(of: activity)
    super.init(session: session)
  }

  override func viewLoaded() {
    view?.setTitle(activity.title)
    showRows()
  }

  private func showRows() {
    view?.configure(with: subcategories.map(row))
  }

  private func row(of subcategory: Subcategory) -> RowModel {
    let trainers = subcategory.trainerIDs.map { Catalogue.trainer($0).name }
    return RowModel(title: subcategory.name, detail: trainers.joined(separator: ", "))
  }

  private func finishSearch(_ result: Result<Trainer.ID, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success(let id): onTrainerFound?(id)
    case .failure(let error): onError?(error)
    }
  }
}

extension SubcategoriesPresenter: SubcategoriesViewOutput {
  func search(_ text: String) {
    let searched = text.lowercased()
    subcategories = Catalogue.subcategories(of: activity).filter {
      searched.isEmpty || $0.name.lowercased().contains(searched)
    }
    showRows()
  }

  func selectSubcategory(at index: Int) {
    onSubcategorySelected?(subcategories[index])
  }
}

extension SubcategoriesPresenter: SubcategoriesModuleInput {
  func findTrainer(of subcategory: Subcategory) {
    guard session.identity != .offline else {
      onOffline?()
      return
    }
    view?.setBusy(true)
    session.server.classTrainer(of: subcategory.id) { [weak self] in self?.finishSearch($0) }
  }
}
