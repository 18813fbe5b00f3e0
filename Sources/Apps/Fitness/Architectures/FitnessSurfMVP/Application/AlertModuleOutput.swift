/// The events that the general alert module reports to its coordinator.
protocol AlertModuleOutput: AnyObject {
  /// Called when the user has tapped the first button.
  var onConfirmed: (() -> Void)? { get set }
}
