import FitnessAppointments

/// Loads the trainers who are available, and composes the rows.
final class ActivitiesPresenter: LoadingPresenter<[Trainer.ID]> {
  weak var view: (any ActivitiesViewProtocol)?

  override var loadingView: (any LoadingViewProtocol)? { view }

  override func request(_ completion: @escaping Completion<[Trainer.ID]>) {
    session.server.offers(completion)
  }

  // While the app is offline, retrying requests the identity, after which the offers are loaded.
  override func retry() {
    if session.identity == .offline { view?.tryAgain() } else { load() }
  }

  func reload() {
    if session.identity != .offline, state != .loading { load() }
  }

  func loadUnlessLoaded() {
    if state == .failed { load() }
  }

  var isOffline: Bool { session.identity == .offline }

  /// The available trainers other than the user; `nil` until they are loaded.
  var offers: [Trainer.ID]? {
    content?.filter { $0 != session.identity.trainerID }
  }

  // MARK: Rows

  var numberOfRows: Int { ActivityType.allCases.count }

  func activity(at row: Int) -> ActivityType { ActivityType.allCases[row] }

  func detail(at row: Int) -> String {
    guard activity(at: row) == .any, let offers else { return "" }
    return StatusText.free(offers.count)
  }
}
