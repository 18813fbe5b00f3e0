import FitnessAppointments

/// Creates the views of all modules, each with its output.
///
/// Each flow accesses the factory through a protocol of its own.
final class ModulesFactory {
  let session: UserSession

  init(session: UserSession) {
    self.session = session
  }
}
