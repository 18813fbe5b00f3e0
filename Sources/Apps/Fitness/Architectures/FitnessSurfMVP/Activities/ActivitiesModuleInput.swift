import FitnessAppointments

/// The open activities module's interface for other modules.
protocol ActivitiesModuleInput: AnyObject {
  /// The available trainers other than the user; empty until they are loaded.
  var offers: [Trainer.ID] { get }
  /// Loads the offers again, unless they are being loaded or the app is offline.
  func reload()
  /// Loads the offers again if loading them has failed.
  func loadIfNeeded()
}
