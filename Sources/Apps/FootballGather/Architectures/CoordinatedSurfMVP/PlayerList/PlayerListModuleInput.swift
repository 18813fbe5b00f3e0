import FootballGather

/// The open player list's interface for other modules.
protocol PlayerListModuleInput: AnyObject {
  var list: PlayerListModel { get }
  /// Whether the server has answered with players at least once.
  var isLoaded: Bool { get }

  func load()
  /// Replaces a player with its edited version, if it is still in the list.
  func update(_ player: Player)
  func delete(_ player: Player)
  func endSelection()
}
