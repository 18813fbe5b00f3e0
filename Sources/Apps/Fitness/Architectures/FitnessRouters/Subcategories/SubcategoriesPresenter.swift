import FitnessAppointments

/// The subcategories presenter's commands to its view.
protocol SubcategoriesView: AnyObject {
  func show(title: String)
  func show(_ rows: [TableRow])
  func setBusy(_ isBusy: Bool)
}

/// Lets the user choose a kind of gym training, or a group class.
final class SubcategoriesPresenter: MenuPresenter {
  weak var view: (any SubcategoriesView)?
  let session: UserSession
  let flowType: FlowType
  private let router: any SubcategoriesRouting
  private var searchText = ""

  init(session: UserSession, router: any SubcategoriesRouting, flowType: FlowType) {
    self.session = session
    self.router = router
    self.flowType = flowType
  }

  var menuRouter: any MenuRouting { router }

  func viewDidLoad() {
    view?.show(title: activity.title)
    showRows()
  }

  // MARK: List

  private var activity: ActivityType {
    switch flowType {
    case .gym: .gym
    case .group, .any, .page, .again, .pick: .group
    }
  }

  private var subcategories: [Subcategory] {
    let all = Catalogue.subcategories(of: activity)
    let text = searchText.lowercased()
    return text.isEmpty ? all : all.filter { $0.name.lowercased().contains(text) }
  }

  func search(_ text: String) {
    searchText = text
    showRows()
  }

  private func showRows() {
    view?.show(
      subcategories.map { subcategory in
        let trainers = subcategory.trainerIDs.map { Catalogue.trainer($0).name }
        return TableRow(subcategory.name, trainers.joined(separator: ", "))
      })
  }

  // MARK: Navigation

  func selectRow(_ row: Int) {
    let subcategory = subcategories[row]
    switch flowType {
    case .gym: router.showTrainers(flowType: flowType, subcategoryID: subcategory.id)
    case .group, .any, .page, .again, .pick: askForTrainer(of: subcategory)
    }
  }

  private func askForTrainer(of subcategory: Subcategory) {
    guard session.identity != .offline else { return showOffline() }
    view?.setBusy(true)
    session.server.classTrainer(of: subcategory.id) { [weak self] in self?.didAnswer($0) }
  }

  private func didAnswer(_ result: Result<Trainer.ID, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success(let id): router.showTrainer(flowType: flowType, trainerID: id)
    case .failure(let error): router.showAlert(.failure(error))
    }
  }
}
