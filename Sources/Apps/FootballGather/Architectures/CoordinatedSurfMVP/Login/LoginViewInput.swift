/// The presenter's commands to the login view.
protocol LoginViewInput: AnyObject {
  func configure(with form: LoginModel)
  func setBusy(_ isBusy: Bool)
}
