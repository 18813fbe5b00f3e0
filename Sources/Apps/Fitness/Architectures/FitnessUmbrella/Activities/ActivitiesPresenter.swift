import FitnessAppointments

/// Loads the trainers who are available, and composes the rows.
final class ActivitiesPresenter: LoadingPresenter<[Trainer.ID]> {
  override init(session: UserSession) {
    super.init(session: session)
    session.addObserver(self)
  }

  override func request(_ completion: @escaping Completion<[Trainer.ID]>) {
    session.server.offers(completion)
  }

  // While the app is offline, retrying requests the identity, after which the offers are loaded.
  override func retry() {
    if session.identity == .offline { tryAgain() } else { load() }
  }

  func reload() {
    if session.identity != .offline, state != .loading { load() }
  }

  func loadIfNeeded() {
    if state == .failed { load() }
  }

  var isOffline: Bool { session.identity == .offline }

  /// The available trainers other than the user; empty until they are loaded.
  var offers: [Trainer.ID] {
    (content ?? []).filter { $0 != session.identity.trainerID }
  }

  /// Returns the number of offers as text; empty for other activities, and until the offers are
  /// loaded.
  func detail(of activity: ActivityType) -> String {
    activity == .any && state == .loaded ? StatusText.free(offers.count) : ""
  }
}

extension ActivitiesPresenter: IdentityObserver {
  func identityDidChange() {
    loadingView?.showContent()
  }
}
