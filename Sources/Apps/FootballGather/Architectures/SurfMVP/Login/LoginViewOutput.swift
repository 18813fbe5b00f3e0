/// The login view's messages to the presenter.
protocol LoginViewOutput: AnyObject {
  func viewLoaded()
  func login(with form: LoginModel)
  func register(with form: LoginModel)
}
