import FitnessAppointments

/// The trainers presenter's commands to its view.
protocol TrainersView: LoadingView {
  func show(title: String)
  func show(_ rows: [TableRow])
}

/// Lets the user choose one of a subcategory's trainers.
final class TrainersPresenter: LoadingPresenter<[RatedTrainer]>, MenuPresenter {
  weak var view: (any TrainersView)?
  private let router: any TrainersRouting
  private let flowType: FlowType
  private let subcategoryID: Subcategory.ID

  init(
    session: UserSession, router: any TrainersRouting, flowType: FlowType,
    subcategoryID: Subcategory.ID
  ) {
    self.router = router
    self.flowType = flowType
    self.subcategoryID = subcategoryID
    super.init(session: session, alertRouter: router)
  }

  var menuRouter: any MenuRouting { router }
  override var loadingView: (any LoadingView)? { view }

  override func viewDidLoad() {
    super.viewDidLoad()
    view?.show(title: Catalogue.subcategory(subcategoryID).name)
  }

  override func request(_ completion: @escaping Completion<[RatedTrainer]>) {
    session.server.trainers(of: subcategoryID, completion)
  }

  override func isEmpty(_ content: [RatedTrainer]) -> Bool { content.isEmpty }

  override func showContent() {
    view?.show((content ?? []).map { TableRow($0.name, $0.rating) })
  }

  func selectRow(_ row: Int) {
    guard let trainer = content?[row] else { return }
    router.showTrainer(
      flowType: flowType, subcategoryID: subcategoryID, trainerID: trainer.id)
  }
}
