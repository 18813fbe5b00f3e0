import FitnessAppointments
import UIKit

/// Responds to changes in the session.
protocol SessionDelegate: AnyObject {
  /// Called when the identity has changed, or when the session has begun or stopped requesting it.
  func sessionDidChange()
  func sessionDidGoOnline()
  func sessionDidEnd(isExpired: Bool)
}

/// Manages the user's identity: requests it from the server, and ends the session.
final class Session {
  private static let timeLimit: TimeInterval = 10

  weak var delegate: (any SessionDelegate)?
  private(set) var identity = Identity.guest
  private let services: Services
  private var isStarted = false
  private var didStart: () -> Void = {}
  private var request: (any Request)?
  private var limit: Timer?

  init(services: Services) {
    self.services = services
  }

  var server: any AppointmentServer { services.server }
  var store: any SessionStore { services.store }
  var isAsking: Bool { request != nil }

  /// Returns whether the user can book the trainer, if necessary after a login.
  func mayBook(_ trainerID: Trainer.ID) -> Bool {
    identity != .offline && identity.trainerID != trainerID
  }

  // MARK: Asking

  /// Asks for the identity; `completion` runs when it is known, or the app has to begin without it.
  func start(completion: @escaping () -> Void) {
    didStart = completion
    ask { _ in }
    limit = Timer.scheduledTimer(withTimeInterval: Self.timeLimit, repeats: false) {
      [weak self] _ in self?.begin(as: .offline)
    }
  }

  /// Asks for the identity again, if the app is offline.
  func tryAgain(onFailure: @escaping (ServiceError) -> Void) {
    guard identity == .offline, !isAsking else { return }
    ask(onFailure: onFailure)
    delegate?.sessionDidChange()
  }

  /// Asks silently whether the identity is still the same.
  func confirm() {
    guard isStarted, identity != .guest, !isAsking else { return }
    ask { _ in }
    delegate?.sessionDidChange()
  }

  private func ask(onFailure: @escaping (ServiceError) -> Void) {
    request = server.state { [weak self] in self?.didAnswer($0, onFailure: onFailure) }
  }

  private func didAnswer(
    _ result: Result<Identity, ServiceError>, onFailure: (ServiceError) -> Void
  ) {
    request = nil
    switch result {
    case .success(let new): if isStarted { change(to: new) } else { begin(as: new) }
    case .failure where !isStarted: begin(as: .offline)
    case .failure(let error):
      delegate?.sessionDidChange()
      onFailure(error)
    }
  }

  private func begin(as identity: Identity) {
    limit?.invalidate()
    limit = nil
    isStarted = true
    set(identity)
    didStart()
    didStart = {}
  }

  private func change(to new: Identity) {
    if identity.isSignedIn, new == .guest { return expire() }
    let wasOffline = identity == .offline
    set(new)
    delegate?.sessionDidChange()
    if wasOffline { delegate?.sessionDidGoOnline() }
  }

  private func set(_ new: Identity) {
    if new == .guest { store.token = nil }
    identity = new
  }

  // MARK: Logging in and out

  func begin(with login: Login) {
    store.token = login.token
    store.lastUsername = login.token.user
    identity = login.identity
    delegate?.sessionDidChange()
  }

  func logOut() {
    if identity.isSignedIn { end(isExpired: false) }
  }

  /// Ends a session that the server no longer accepts.
  func expire() {
    end(isExpired: true)
  }

  private func end(isExpired: Bool) {
    server.cancelAccountRequests()
    request?.cancel()
    request = nil
    store.homeClubID = nil
    set(.guest)
    delegate?.sessionDidChange()
    delegate?.sessionDidEnd(isExpired: isExpired)
  }
}
