import FitnessAppointments

/// The activities presenter's commands to its view.
protocol ActivitiesView: LoadingView {
  func show(_ rows: [TableRow])
  func setBannerVisible(_ isVisible: Bool)
}

/// Lets the user choose a kind of activity, or any trainer who is free.
final class ActivitiesPresenter: LoadingPresenter<[Trainer.ID]>, MenuPresenter {
  weak var view: (any ActivitiesView)?
  private let router: any ActivitiesRouting

  init(session: UserSession, router: any ActivitiesRouting) {
    self.router = router
    super.init(session: session, alertRouter: router)
  }

  var menuRouter: any MenuRouting { router }
  override var loadingView: (any LoadingView)? { view }

  override func viewDidLoad() {
    super.viewDidLoad()
    showIdentity()
  }

  func viewIsAppearing() {
    loadAtFirst()
  }

  /// Shows the new identity without leaving the screen.
  func showIdentity() {
    view?.setBannerVisible(session.identity == .offline)
    showContent()
  }

  // MARK: Offers

  override func request(_ completion: @escaping Completion<[Trainer.ID]>) {
    session.server.offers(completion)
  }

  override func retry() {
    if session.identity == .offline { tryAgain() } else { load() }
  }

  /// Loads the offers again when the app comes to the foreground.
  func reload() {
    if session.identity != .offline, state != .loading { load() }
  }

  /// Loads the offers if the app was offline when the screen appeared.
  func loadUnlessLoaded() {
    if state == .failed { load() }
  }

  /// The free trainers other than the user.
  private var offers: [Trainer.ID]? {
    content?.filter { $0 != session.identity.trainerID }
  }

  override func showContent() {
    view?.show(ActivityType.allCases.map(row))
  }

  private func row(_ type: ActivityType) -> TableRow {
    let number = type == .any ? offers.map { StatusText.free($0.count) } : nil
    return TableRow(type.title, number ?? "")
  }

  // MARK: Navigation

  func selectRow(_ row: Int) {
    switch ActivityType.allCases[row] {
    case .gym: router.showSubcategories(flowType: .gym)
    case .group: router.showSubcategories(flowType: .group)
    case .any: chooseAny()
    }
  }

  private func chooseAny() {
    let offer = offers?.first
    switch (session.identity, offer) {
    case (.offline, _): showOffline()
    case (_, nil): router.showAlert(.nobodyFree)
    case (.guest, _): router.showLogin(.any, output: self)
    case (_, let trainerID?): router.showClubs(flowType: .any, trainerID: trainerID)
    }
  }
}

extension ActivitiesPresenter: LoginOutput {
  func loginDidSucceed() {
    if router.isOnTop { chooseAny() }
  }
}
