/// The open account module's interface for other modules.
protocol AccountModuleInput: AnyObject {
  /// Shows another home club.
  func showHomeClub()
}
