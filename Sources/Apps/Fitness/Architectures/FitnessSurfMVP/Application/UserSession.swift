import FitnessAppointments

/// An object that updates itself when the identity changes.
protocol IdentityObserver: AnyObject {
  func identityDidChange()
}

/// The identity of the user, and the services that depend on it.
final class UserSession {
  private let services: Services
  var identity = Identity.guest
  /// Whether the identity is being requested.
  var isAsking = false
  private var observers: [WeakObserver] = []

  init(services: Services) {
    self.services = services
  }

  var server: any AppointmentServer { services.server }
  var store: any SessionStore { services.store }

  /// Returns whether the user may book the trainer, as a guest, a member or another trainer.
  func mayBook(_ trainerID: Trainer.ID) -> Bool {
    identity != .offline && identity.trainerID != trainerID
  }

  /// Begins the session of the user who has logged in.
  func begin(with login: Login) {
    store.token = login.token
    store.lastUsername = login.token.user
    identity = login.identity
  }

  /// Forgets the user.
  func end() {
    server.cancelAccountRequests()
    store.token = nil
    store.homeClubID = nil
    identity = .guest
    isAsking = false
  }

  // MARK: Observers

  func addObserver(_ observer: any IdentityObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func notifyObservers() {
    for entry in observers { entry.observer?.identityDidChange() }
  }
}

private struct WeakObserver {
  weak var observer: (any IdentityObserver)?
}
