/// The events that the alert without a network reports to its coordinator.
protocol OfflineAlertModuleOutput: AnyObject {
  var onTryAgain: (() -> Void)? { get set }
}
