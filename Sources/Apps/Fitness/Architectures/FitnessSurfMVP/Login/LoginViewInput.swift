/// The presenter's commands to the login view.
protocol LoginViewInput: AnyObject {
  func configure(with username: String?)
  func showReason(_ text: String)
  func setBusy(_ isBusy: Bool)
}
