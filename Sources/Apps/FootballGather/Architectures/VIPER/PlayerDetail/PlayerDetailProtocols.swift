import FootballGather

/// The presenter's commands to the detail view.
protocol PlayerDetailViewProtocol: AnyObject {
  func showTitle(_ title: String)
  func reloadRows()
}

/// The user's actions on the detail screen, and the content of its rows.
protocol PlayerDetailPresenterProtocol: PlayerEditDelegate {
  var player: Player { get }
  var numberOfSections: Int { get }

  func numberOfRows(in section: Int) -> Int
  func header(of section: Int) -> String
  func rowTitle(at row: Int, in section: Int) -> String
  func rowValue(at row: Int, in section: Int) -> String

  func viewDidLoad()
  func viewWillAppear()
  func selectRow(_ row: Int, in section: Int)
}

/// The presenter's requests to the detail interactor.
protocol PlayerDetailInteractorProtocol: AnyObject {
  var player: Player { get }

  func update(_ player: Player)
}

/// Navigates from the detail screen to other screens.
protocol PlayerDetailRouterProtocol: AnyObject {
  func showEdit(of player: Player, field: PlayerField, delegate: any PlayerEditDelegate)
}

/// Receives a callback when a player has been edited.
protocol PlayerDetailDelegate: AnyObject {
  func didUpdate(_ player: Player)
}
