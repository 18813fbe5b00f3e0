/// The player list view's messages to the presenter.
protocol PlayerListViewOutput: AnyObject {
  func viewLoaded()
  func retry()
  func toggleMode()
  func logOut()
  func choosePlayer(at index: Int)
  func deletePlayer(at index: Int)
  /// Adds a player or confirms the selected ones, depending on the mode.
  func proceed()
}
