import FitnessAppointments

/// Creates the views of all modules, each with its output.
///
/// Every flow knows the factory by a protocol of its own.
final class ModulesFactory {
  let session: UserSession

  init(session: UserSession) {
    self.session = session
  }
}
