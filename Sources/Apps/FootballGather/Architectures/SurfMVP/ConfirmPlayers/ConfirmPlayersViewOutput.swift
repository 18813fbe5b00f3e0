/// The teams view's messages to the presenter.
protocol ConfirmPlayersViewOutput: AnyObject {
  func viewLoaded()
  func movePlayer(from source: ConfirmPlayersModel.Place, to target: ConfirmPlayersModel.Place)
  func startGather()
}
