/// What the login view tells the presenter.
protocol LoginViewOutput: AnyObject {
  func viewLoaded()
  func login(with form: LoginModel)
  func register(with form: LoginModel)
}
