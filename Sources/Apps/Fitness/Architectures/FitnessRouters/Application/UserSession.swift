import FitnessAppointments
import UIKit

/// Responds to changes in the user's identity.
protocol UserSessionDelegate: AnyObject {
  /// Called when the identity has changed or is being requested.
  func sessionDidChange()
  func sessionDidGoOnline()
  func sessionDidEnd(isExpired: Bool)
}

/// Manages the user's identity for the presenters.
final class UserSession {
  private static let timeLimit: TimeInterval = 10

  let services: Services
  weak var delegate: (any UserSessionDelegate)?
  private(set) var identity = Identity.guest
  private var start: (() -> Void)?
  private var limit: Timer?
  private var request: (any Request)?

  init(services: Services) {
    self.services = services
  }

  var server: any AppointmentServer { services.server }
  var store: any SessionStore { services.store }
  var isAsking: Bool { request != nil }

  // MARK: Asking for the identity

  /// Requests the identity, and continues offline if there is no answer in time.
  func start(then completion: @escaping () -> Void) {
    start = completion
    ask()
    limit = Timer.scheduledTimer(withTimeInterval: Self.timeLimit, repeats: false) {
      [weak self] _ in self?.begin(as: .offline)
    }
  }

  /// Requests the identity again for a user who is offline.
  func tryAgain(onFailure: @escaping (ServiceError) -> Void) {
    guard identity == .offline, !isAsking else { return }
    ask(onFailure: onFailure)
    delegate?.sessionDidChange()
  }

  /// Requests the identity again, without an alert on failure, to confirm it.
  func confirm() {
    guard start == nil, identity != .guest, !isAsking else { return }
    ask()
    delegate?.sessionDidChange()
  }

  private func ask(onFailure: @escaping (ServiceError) -> Void = { _ in }) {
    request = server.state { [weak self] in self?.didAnswer($0, onFailure) }
  }

  private func didAnswer(
    _ result: Result<Identity, ServiceError>, _ onFailure: (ServiceError) -> Void
  ) {
    request = nil
    let isStarting = start != nil
    switch result {
    case .success(let identity) where isStarting: begin(as: identity)
    case .failure where isStarting: begin(as: .offline)
    case .success(let identity): change(to: identity)
    case .failure(let error):
      delegate?.sessionDidChange()
      onFailure(error)
    }
  }

  private func begin(as identity: Identity) {
    limit?.invalidate()
    limit = nil
    if identity == .guest { store.token = nil }
    self.identity = identity
    let completion = start
    start = nil
    completion?()
  }

  private func change(to new: Identity) {
    let wasOffline = identity == .offline
    if new == .guest {
      guard wasOffline else { return expire() }
      store.token = nil
    }
    identity = new
    delegate?.sessionDidChange()
    if wasOffline { delegate?.sessionDidGoOnline() }
  }

  // MARK: Logging in and out

  func didLogIn(_ login: Login, username: String) {
    store.token = login.token
    store.lastUsername = username
    identity = login.identity
    delegate?.sessionDidChange()
  }

  func logOut() {
    end(isExpired: false)
  }

  /// Ends a session whose token the server no longer accepts.
  func expire() {
    end(isExpired: true)
  }

  private func end(isExpired: Bool) {
    server.cancelAccountRequests()
    request?.cancel()
    request = nil
    store.token = nil
    store.homeClubID = nil
    identity = .guest
    delegate?.sessionDidChange()
    delegate?.sessionDidEnd(isExpired: isExpired)
  }
}
