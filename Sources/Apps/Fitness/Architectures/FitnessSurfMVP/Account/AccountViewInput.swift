/// The presenter's commands to the account's view.
protocol AccountViewInput: AnyObject {
  func configure(with account: AccountModel)
}
