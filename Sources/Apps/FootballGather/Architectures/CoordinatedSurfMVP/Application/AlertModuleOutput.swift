/// The events that the alert module reports to its coordinator.
protocol AlertModuleOutput: AnyObject {
  /// Called when the user has confirmed and the alert has been dismissed.
  var onConfirmed: (() -> Void)? { get set }
}
