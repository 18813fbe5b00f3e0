/// What the alert module reports to its coordinator.
protocol AlertModuleOutput: AnyObject {
  /// The user really wants what the alert asked about; the alert has gone.
  var onConfirmed: (() -> Void)? { get set }
}
