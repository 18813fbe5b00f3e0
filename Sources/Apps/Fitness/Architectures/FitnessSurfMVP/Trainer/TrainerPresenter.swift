import FitnessAppointments

/// Loads the rating of a trainer, and determines whether the user can book them.
final class TrainerPresenter: LoadingPresenter<String>, TrainerModuleOutput {
  var onBook: (() -> Void)?
  var onSimilar: ((Trainer.ID) -> Void)?

  weak var view: (any TrainerViewInput)?

  private let trainer: Trainer

  init(session: UserSession, trainer: Trainer) {
    self.trainer = trainer
    super.init(session: session)
    session.addObserver(self)
  }

  override var loadingView: (any LoadingViewInput)? { view }

  override func viewLoaded() {
    let classID = trainer.classID
    view?.configure(
      with: trainer.name,
      speciality: classID.map { Catalogue.subcategory($0).name } ?? trainer.speciality.title)
    showContent()
  }

  override func request(_ completion: @escaping Completion<String>) {
    session.server.details(of: trainer.id, completion)
  }

  override func showContent() {
    view?.showRating(content ?? StatusText.none)
    view?.setBookEnabled(content != nil && session.mayBook(trainer.id))
  }
}

extension TrainerPresenter: TrainerViewOutput {
  func book() {
    onBook?()
  }

  func showSimilar() {
    onSimilar?(trainer.similarID)
  }
}

extension TrainerPresenter: IdentityObserver {
  func identityDidChange() {
    showContent()
  }
}
