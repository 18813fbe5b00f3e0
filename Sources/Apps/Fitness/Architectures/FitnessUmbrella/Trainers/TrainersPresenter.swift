import FitnessAppointments

/// Loads the trainers of a subcategory.
final class TrainersPresenter: LoadingPresenter<[RatedTrainer]> {
  private let subcategory: Subcategory

  init(session: UserSession, subcategory: Subcategory) {
    self.subcategory = subcategory
    super.init(session: session)
  }

  var title: String { subcategory.name }

  /// The trainers; empty until they are loaded.
  var trainers: [RatedTrainer] { content ?? [] }

  override func request(_ completion: @escaping Completion<[RatedTrainer]>) {
    session.server.trainers(of: subcategory.id, completion)
  }

  override func isEmpty(_ content: [RatedTrainer]) -> Bool { content.isEmpty }
}
