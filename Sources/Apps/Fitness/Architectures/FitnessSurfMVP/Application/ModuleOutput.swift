import FitnessAppointments

/// The events that all modules report to their coordinators.
protocol ModuleOutput: AnyObject {
  var onMenu: (() -> Void)? { get set }
  /// Called when a request that the user has made has failed.
  var onError: ((ServiceError) -> Void)? { get set }
  /// Called when the user wants something that is not available offline.
  var onOffline: (() -> Void)? { get set }
  /// Called when the user wants the app to go online.
  var onTryAgain: (() -> Void)? { get set }
}
