import FootballGather

/// The presenter's commands to the list view.
protocol PlayerListViewProtocol: AnyObject {
  func showTitle(_ title: String)
  func showSelectButton(title: String, isEnabled: Bool)
  func showBottomButton(title: String, isEnabled: Bool)
  func showEmptyView(_ isShown: Bool)
  func setContentEnabled(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
  func presentAlert(_ text: AlertText)
  func askToDelete(_ text: AlertText)
  func reloadRows()
  func reloadRow(_ row: Int)
  func removeRow(_ row: Int)
}

/// The user's actions on the list screen, and the content of its rows.
protocol PlayerListPresenterProtocol: AnyObject {
  var numberOfRows: Int { get }
  var canDelete: Bool { get }

  func name(at row: Int) -> String
  func position(at row: Int) -> String
  func skill(at row: Int) -> String
  func isSelected(at row: Int) -> Bool

  func viewDidLoad()
  func retry()
  func toggleMode()
  func selectRow(_ row: Int)
  func openNextStep()
  func askToDelete(at row: Int)
  func deletePlayer()
  func logOut()

  var hasLoaded: Bool { get }
  func open(_ link: DeepLink)
}

/// The presenter's requests to the list interactor.
protocol PlayerListInteractorProtocol: AnyObject {
  var players: [Player] { get }
  var hasLoaded: Bool { get }

  func load()
  func delete(_ player: Player)
  func replace(_ player: Player) -> Int?
  func logOut()
}

/// The list interactor's answers to its presenter.
protocol PlayerListInteractorOutput: AnyObject {
  func didLoad()
  func didDelete(_ player: Player, at row: Int?)
  func didFailToLoad(_ error: ServiceError)
  func didFailToDelete(_ error: ServiceError)
}

/// Navigates from the list to other screens.
protocol PlayerListRouterProtocol: AnyObject {
  func showDetails(of player: Player, delegate: any PlayerDetailDelegate)
  func showAdd(delegate: any PlayerAddDelegate)
  func showConfirm(_ players: [Player], delegate: any ConfirmPlayersDelegate)
  func popToLogin()

  func openList()
  func openDetails(
    of player: Player, editing field: PlayerField?, delegate: any PlayerDetailDelegate)
  func openAdd(delegate: any PlayerAddDelegate)
  /// Opens the teams, or keeps them if they are open; `players` is `nil` if there are too few.
  func openConfirm(_ players: [Player]?, delegate: any ConfirmPlayersDelegate)
}

/// Receives a callback when the list shows its players.
protocol PlayerListDelegate: AnyObject {
  func playersDidLoad()
}
