/// The events that the account module reports to its coordinator.
protocol AccountModuleOutput: ModuleOutput {
  var onHomeClub: (() -> Void)? { get set }
  var onPage: (() -> Void)? { get set }
  var onLogIn: (() -> Void)? { get set }
  /// Called when the user wants to log out and must be asked to confirm.
  var onLogOut: (() -> Void)? { get set }
}
