import FootballGather

/// The detail view's interface for its coordinator.
protocol PlayerDetailViewProtocol: Presentable {
  var player: Player { get }
  var onSelectField: ((PlayerField) -> Void)? { get set }

  /// Shows the values of an edited player.
  func show(_ player: Player)
}

/// The detail view's interface for its presenter.
protocol PlayerDetailViewInput: PlayerDetailViewProtocol {
  func showTitle(_ title: String)
  func reloadRows()
}

/// The detail view's messages to its presenter, and the content of its rows.
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
