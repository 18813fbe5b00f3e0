/// The presenter's commands to the account view.
protocol AccountViewInput: AnyObject {
  func configure(with account: AccountModel)
}
