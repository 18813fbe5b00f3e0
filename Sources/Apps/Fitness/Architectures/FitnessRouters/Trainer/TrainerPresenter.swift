import FitnessAppointments

/// The trainer presenter's commands to its view.
protocol TrainerView: LoadingView {
  func show(name: String, speciality: String)
  func show(rating: String)
  func setBookingEnabled(_ isEnabled: Bool)
}

/// Shows a trainer and lets the user book them.
final class TrainerPresenter: LoadingPresenter<String>, MenuPresenter {
  weak var view: (any TrainerView)?
  let flowType: FlowType
  let trainerID: Trainer.ID
  private let subcategoryID: Subcategory.ID?
  private let router: any TrainerRouting

  init(
    session: UserSession, router: any TrainerRouting, flowType: FlowType,
    subcategoryID: Subcategory.ID?, trainerID: Trainer.ID
  ) {
    self.router = router
    self.flowType = flowType
    self.subcategoryID = subcategoryID
    self.trainerID = trainerID
    super.init(session: session, alertRouter: router)
  }

  var menuRouter: any MenuRouting { router }
  override var loadingView: (any LoadingView)? { view }
  private var trainer: Trainer { Catalogue.trainer(trainerID) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let className = trainer.classID.map { Catalogue.subcategory($0).name }
    view?.show(name: trainer.name, speciality: className ?? trainer.speciality.title)
  }

  override func request(_ completion: @escaping Completion<String>) {
    session.server.details(of: trainerID, completion)
  }

  override func showContent() {
    view?.show(rating: content ?? StatusText.none)
    showIdentity()
  }

  /// Shows the new identity without leaving the screen.
  func showIdentity() {
    view?.setBookingEnabled(content != nil && isBookable)
  }

  private var isBookable: Bool {
    session.identity != .offline && session.identity.trainerID != trainerID
  }

  // MARK: Navigation

  /// The subcategory of an appointment with this trainer.
  var bookedSubcategoryID: Subcategory.ID? {
    switch flowType {
    case .gym: subcategoryID
    case .group, .any, .page, .again, .pick: trainer.classID
    }
  }

  func book() {
    if session.identity.isSignedIn {
      showClubs()
    } else {
      router.showLogin(.book, output: self)
    }
  }

  private func showClubs() {
    router.showClubs(
      flowType: flowType, subcategoryID: bookedSubcategoryID, trainerID: trainerID)
  }

  func showSimilar() {
    router.showTrainer(
      flowType: flowType, subcategoryID: subcategoryID, trainerID: trainer.similarID)
  }
}

extension TrainerPresenter: LoginOutput {
  func loginDidSucceed() {
    if router.isOnTop, isBookable { showClubs() }
  }
}
