/// The presenter's commands to the teams view.
protocol ConfirmPlayersViewInput: AnyObject {
  func configure(with teams: [TeamModel])
  func setStartEnabled(_ isEnabled: Bool)
  func setBusy(_ isBusy: Bool)
}
