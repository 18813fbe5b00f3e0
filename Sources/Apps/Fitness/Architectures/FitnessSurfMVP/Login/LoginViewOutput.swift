/// The login view's messages to the presenter.
protocol LoginViewOutput: ModuleViewOutput {
  func logIn(username: String, password: String)
  func cancel()
  func viewDisappeared()
}
