import FitnessAppointments

/// Loads the rating of a trainer, and determines whether the user can book them.
final class TrainerPresenter: LoadingPresenter<String> {
  let trainer: Trainer

  init(session: UserSession, trainer: Trainer) {
    self.trainer = trainer
    super.init(session: session)
    session.addObserver(self)
  }

  override func request(_ completion: @escaping Completion<String>) {
    session.server.details(of: trainer.id, completion)
  }

  var rating: String { content ?? StatusText.none }
  var canBook: Bool { content != nil && session.mayBook(trainer.id) }

  /// The name of the trainer's class or, if there is none, of the speciality.
  var speciality: String {
    trainer.classID.map { Catalogue.subcategory($0).name } ?? trainer.speciality.title
  }
}

extension TrainerPresenter: IdentityObserver {
  func identityDidChange() {
    loadingView?.showContent()
  }
}
