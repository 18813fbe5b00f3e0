/// The login module's interface for its caller.
protocol LoginModuleInput: AnyObject {
  /// Goes straight to the players, because the user is still signed in from the last launch.
  func continueSession()
}
