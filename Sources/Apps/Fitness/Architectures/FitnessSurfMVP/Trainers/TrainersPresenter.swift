import FitnessAppointments

/// Loads the trainers of a subcategory.
final class TrainersPresenter: LoadingPresenter<[RatedTrainer]>, TrainersModuleOutput {
  var onTrainerSelected: ((Trainer.ID) -> Void)?

  weak var view: (any TrainersViewInput)?

  private let subcategory: Subcategory

  init(session: UserSession, subcategory: Subcategory) {
    self.subcategory = subcategory
    super.init(session: session)
  }

  override var loadingView: (any LoadingViewInput)? { view }

  override func viewLoaded() {
    view?.setTitle(subcategory.name)
  }

  override func request(_ completion: @escaping Completion<[RatedTrainer]>) {
    session.server.trainers(of: subcategory.id, completion)
  }

  override func isEmpty(_ content: [RatedTrainer]) -> Bool { content.isEmpty }

  override func showContent() {
    let trainers = content ?? []
    view?.configure(with: trainers.map { RowModel(title: $0.name, detail: $0.rating) })
  }
}

extension TrainersPresenter: TrainersViewOutput {
  func selectTrainer(at index: Int) {
    if let content { onTrainerSelected?(content[index].id) }
  }
}
