/// The events that the login module reports to its coordinator.
protocol LoginModuleOutput: ModuleOutput {
  var onAuthorized: (() -> Void)? { get set }
  var onCancelled: (() -> Void)? { get set }
  /// Called when the user has entered no name or no password.
  var onCredentialsMissing: (() -> Void)? { get set }
}
