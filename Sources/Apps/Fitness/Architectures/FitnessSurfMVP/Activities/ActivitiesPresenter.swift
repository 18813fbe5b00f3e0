import FitnessAppointments

/// Loads the trainers who are available, and composes the rows.
final class ActivitiesPresenter: LoadingPresenter<[Trainer.ID]>, ActivitiesModuleOutput {
  var onActivitySelected: ((ActivityType) -> Void)?

  weak var view: (any ActivitiesViewInput)?

  override init(session: UserSession) {
    super.init(session: session)
    session.addObserver(self)
  }

  override var loadingView: (any LoadingViewInput)? { view }

  override func viewLoaded() {
    showContent()
  }

  override func request(_ completion: @escaping Completion<[Trainer.ID]>) {
    session.server.offers(completion)
  }

  // While the app is offline, retrying requests the identity, after which the offers are loaded.
  override func retry() {
    if session.identity == .offline { onTryAgain?() } else { load() }
  }

  override func showContent() {
    view?.setBannerVisible(session.identity == .offline)
    view?.configure(with: ActivityType.allCases.map(row))
  }

  private func row(of activity: ActivityType) -> RowModel {
    let hasOffers = activity == .any && state == .loaded
    return RowModel(title: activity.title, detail: hasOffers ? StatusText.free(offers.count) : "")
  }
}

extension ActivitiesPresenter: ActivitiesViewOutput {
  func selectActivity(at index: Int) {
    onActivitySelected?(ActivityType.allCases[index])
  }
}

extension ActivitiesPresenter: ActivitiesModuleInput {
  var offers: [Trainer.ID] {
    (content ?? []).filter { $0 != session.identity.trainerID }
  }

  func reload() {
    if session.identity != .offline, state != .loading { load() }
  }

  func loadIfNeeded() {
    if state == .failed { load() }
  }
}

extension ActivitiesPresenter: IdentityObserver {
  func identityDidChange() {
    showContent()
  }
}
