import FootballGather

/// A player's values, as their coordinator knows them.
protocol PlayerDetailViewProtocol: Presentable {
  var player: Player { get }
  var onSelectField: ((PlayerField) -> Void)? { get set }

  /// Shows the values of an edited player.
  func show(_ player: Player)
}

/// A player's values, as their presenter knows them.
protocol PlayerDetailViewInput: PlayerDetailViewProtocol {
  func showTitle(_ title: String)
  func reloadRows()
}

/// What the view of a player's values reports, and what its rows show.
protocol PlayerDetailViewOutput: AnyObject {
  var player: Player { get }
  var numberOfSections: Int { get }

  func numberOfRows(in section: Int) -> Int
  func header(of section: Int) -> String
  func rowTitle(at row: Int, in section: Int) -> String
  func rowValue(at row: Int, in section: Int) -> String

  func viewLoaded()
  func selectRow(_ row: Int, in section: Int)
  func update(_ player: Player)
}
