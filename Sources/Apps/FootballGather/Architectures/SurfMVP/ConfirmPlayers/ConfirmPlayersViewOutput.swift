/// What the teams' view tells the presenter.
protocol ConfirmPlayersViewOutput: AnyObject {
  func viewLoaded()
  func movePlayer(from source: ConfirmPlayersModel.Place, to target: ConfirmPlayersModel.Place)
  func startGather()
}
