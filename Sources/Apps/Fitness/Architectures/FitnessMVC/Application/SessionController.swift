import FitnessAppointments
import UIKit

/// Responds to changes in the session.
protocol SessionControllerDelegate: AnyObject {
  /// Called when the identity is first known, or when the app has to continue without it.
  func sessionDidStart()
  /// Called when the identity has changed or is being requested.
  func sessionDidChange()
  func sessionDidGoOnline()
  func sessionDidEnd(isExpired: Bool)
}

/// Manages the user's identity: requests it from the server, and ends the session.
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

  /// Requests the identity again for a user who is offline.
  func tryAgain(from asker: UIViewController) {
    guard identity == .offline, !isAsking else { return }
    ask(from: asker)
    delegate?.sessionDidChange()
  }

  /// Requests the identity again, without an alert on failure, to confirm it.
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
