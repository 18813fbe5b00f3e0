/// What the presenter tells the login view.
protocol LoginViewInput: AnyObject {
  func configure(with form: LoginModel)
  func setBusy(_ isBusy: Bool)
}
