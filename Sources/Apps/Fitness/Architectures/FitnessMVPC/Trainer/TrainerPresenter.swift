import FitnessAppointments

/// Loads the rating of a trainer, and determines whether the user can book them.
final class TrainerPresenter: LoadingPresenter<String> {
  weak var view: (any LoadingViewProtocol)?
  private let trainer: Trainer

  init(session: Session, trainerID: Trainer.ID) {
    trainer = Catalogue.trainer(trainerID)
    super.init(session: session)
  }

  override var loadingView: (any LoadingViewProtocol)? { view }

  override func request(_ completion: @escaping Completion<String>) {
    session.server.details(of: trainer.id, completion)
  }

  var name: String { trainer.name }
  var rating: String { content ?? StatusText.none }
  var canBook: Bool { content != nil && session.mayBook(trainer.id) }

  /// The name of the trainer's class or, if there is none, of the speciality.
  var speciality: String {
    trainer.classID.map { Catalogue.subcategory($0).name } ?? trainer.speciality.title
  }
}
