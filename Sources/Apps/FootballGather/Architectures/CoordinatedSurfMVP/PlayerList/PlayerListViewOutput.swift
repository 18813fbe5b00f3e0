/// What the player list's view tells the presenter.
protocol PlayerListViewOutput: AnyObject {
  func viewLoaded()
  func retry()
  func toggleMode()
  func logOut()
  func choosePlayer(at index: Int)
  func deletePlayer(at index: Int)
  /// Adds a player or confirms the selected ones, as the mode has it.
  func proceed()
}
