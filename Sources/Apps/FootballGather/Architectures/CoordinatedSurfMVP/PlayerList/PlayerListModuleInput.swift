import FootballGather

/// What may be asked of an open player list.
protocol PlayerListModuleInput: AnyObject {
  var list: PlayerListModel { get }
  /// Whether the server has answered with players at least once.
  var isLoaded: Bool { get }

  func load()
  /// Takes over an edited player, if they are still in the list.
  func update(_ player: Player)
  func delete(_ player: Player)
  func endSelection()
}
