import FitnessAppointments

/// The identity of the user, and the services that depend on it.
final class UserSession {
  let services: Services
  var identity = Identity.guest
  /// Whether the identity is being requested.
  var isAsking = false

  init(services: Services) {
    self.services = services
  }

  var server: any AppointmentServer { services.server }
  var store: any SessionStore { services.store }

  /// Returns whether the user may book the trainer, as a guest, a member or another trainer.
  func mayBook(_ trainerID: Trainer.ID) -> Bool {
    identity != .offline && identity.trainerID != trainerID
  }
}
