import FitnessAppointments

/// The events that all modules report to their coordinators.
protocol ModuleOutput: AnyObject {
  var onMenu: (() -> Void)? { get set }
  /// Called when a request has failed that the user has made.
  var onError: ((ServiceError) -> Void)? { get set }
  /// Called when the user wants what is not available offline.
  var onOffline: (() -> Void)? { get set }
  /// Called when the user wants the app to go online.
  var onTryAgain: (() -> Void)? { get set }
}
