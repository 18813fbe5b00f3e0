/// What the login module's caller may ask of it.
protocol LoginModuleInput: AnyObject {
  /// Goes on to the players at once: the user of the last launch is still signed in.
  func continueSession()
}
