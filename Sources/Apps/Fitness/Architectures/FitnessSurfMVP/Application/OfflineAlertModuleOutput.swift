/// The events that the offline alert reports to its coordinator.
protocol OfflineAlertModuleOutput: AnyObject {
  var onTryAgain: (() -> Void)? { get set }
}
