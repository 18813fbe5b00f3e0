import FitnessAppointments

/// Loads the trainers of a subcategory.
final class TrainersPresenter: LoadingPresenter<[RatedTrainer]> {
  weak var view: (any LoadingViewProtocol)?
  private let subcategoryID: Subcategory.ID

  init(session: Session, subcategoryID: Subcategory.ID) {
    self.subcategoryID = subcategoryID
    super.init(session: session)
  }

  override var loadingView: (any LoadingViewProtocol)? { view }

  override func request(_ completion: @escaping Completion<[RatedTrainer]>) {
    session.server.trainers(of: subcategoryID, completion)
  }

  override func isEmpty(_ content: [RatedTrainer]) -> Bool { content.isEmpty }

  /// The trainers; empty until they are loaded.
  var trainers: [RatedTrainer] { content ?? [] }
}
