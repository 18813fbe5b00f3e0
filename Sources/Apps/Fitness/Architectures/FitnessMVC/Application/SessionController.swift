import FitnessAppointments
import UIKit

/// Shows what changes with the session.
protocol SessionControllerDelegate: AnyObject {
  /// The identity is known for the first time, or the app has to go on without it.
  func sessionDidStart()
  /// The identity has changed, or it is being asked for.
  func sessionDidChange()
  func sessionDidGoOnline()
  func sessionDidEnd(isExpired: Bool)
}

/// The user's identity: asks the server for it, and ends it.
final class SessionController {
  private static let timeLimit: TimeInterval = 10

  let services: Services
  weak var delegate: (any SessionControllerDelegate)?
  private(set) var identity = Identity.guest
  private(set) var isStarted = false
  private var request: (any Request)?
  private var limit: Timer?

  init(services: Services) {
    self.services = services
  }

  var isAsking: Bool { request != nil }

  // MARK: Asking for the identity

  func start() {
    ask()
    limit = Timer.scheduledTimer(withTimeInterval: Self.timeLimit, repeats: false) {
      [weak self] _ in self?.begin(as: .offline)
    }
  }

  /// Asks again on behalf of a user who is offline.
  func tryAgain(from asker: UIViewController) {
    guard identity == .offline, !isAsking else { return }
    ask(from: asker)
    delegate?.sessionDidChange()
  }

  /// Asks silently whether the user is still who they were.
  func confirm() {
    guard isStarted, identity != .guest, !isAsking else { return }
    ask()
    delegate?.sessionDidChange()
  }

  private func ask(from asker: UIViewController? = nil) {
    request = services.server.state { [weak self, weak asker] in self?.didAnswer($0, to: asker) }
  }

  private func didAnswer(_ result: Result<Identity, ServiceError>, to asker: UIViewController?) {
    request = nil
    switch result {
    case .success(let identity):
      if isStarted { change(to: identity) } else { begin(as: identity) }
    case .failure(let error):
      guard isStarted else { return begin(as: .offline) }
      delegate?.sessionDidChange()
      asker?.showAlert(.failure(error))
    }
  }

  private func begin(as identity: Identity) {
    limit?.invalidate()
    limit = nil
    if identity == .guest { services.store.token = nil }
    self.identity = identity
    isStarted = true
    delegate?.sessionDidStart()
  }

  private func change(to new: Identity) {
    let old = identity
    if old != .offline, new == .guest { return expire() }
    if new == .guest { services.store.token = nil }
    identity = new
    delegate?.sessionDidChange()
    if old == .offline { delegate?.sessionDidGoOnline() }
  }

  // MARK: Logging in and out

  func didLogIn(as identity: Identity, username: String, token: Token) {
    services.store.token = token
    services.store.lastUsername = username
    self.identity = identity
    delegate?.sessionDidChange()
  }

  func logOut() {
    end(isExpired: false)
  }

  func expire() {
    end(isExpired: true)
  }

  private func end(isExpired: Bool) {
    services.server.cancelAccountRequests()
    request?.cancel()
    request = nil
    services.store.token = nil
    services.store.homeClubID = nil
    identity = .guest
    delegate?.sessionDidChange()
    delegate?.sessionDidEnd(isExpired: isExpired)
  }
}
