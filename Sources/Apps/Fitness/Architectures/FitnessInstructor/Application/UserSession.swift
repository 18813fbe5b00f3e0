import FitnessAppointments

/// The identity of the user, and the services that depend on it.
final class UserSession {
  let services: Services
  var identity = Identity.guest
  /// Whether the identity is being asked for.
  var isAsking = false

  init(services: Services) {
    self.services = services
  }

  var server: any AppointmentServer { services.server }
  var store: any SessionStore { services.store }

  /// Whether the user is a guest, a member, or a trainer other than this one.
  func mayBook(_ trainerID: Trainer.ID) -> Bool {
    identity != .offline && identity.trainerID != trainerID
  }
}
