import FootballGather

/// The list view's requests to its interactor, and the interactor's interface for links.
protocol PlayerListInteractorProtocol: AnyObject {
  func countRows(
    _ request: PlayerListModels.CountRows.Request
  ) -> PlayerListModels.CountRows.ViewModel
  func showRow(_ request: PlayerListModels.ShowRow.Request) -> PlayerListModels.ShowRow.ViewModel
  func checkDeletion(
    _ request: PlayerListModels.CheckDeletion.Request
  ) -> PlayerListModels.CheckDeletion.ViewModel

  func load(_ request: PlayerListModels.Load.Request)
  func toggleState(_ request: PlayerListModels.ToggleState.Request)
  func selectRow(_ request: PlayerListModels.SelectRow.Request)
  func openNext(_ request: PlayerListModels.OpenNext.Request)
  func askToDelete(_ request: PlayerListModels.AskToDelete.Request)
  func delete(_ request: PlayerListModels.Delete.Request)
  func logOut(_ request: PlayerListModels.LogOut.Request)

  var hasLoaded: Bool { get }
  func open(_ request: PlayerListModels.Open.Request)
}

/// The list interactor's responses to its presenter.
protocol PlayerListPresenterProtocol: AnyObject {
  func rowCount(
    _ response: PlayerListModels.CountRows.Response
  ) -> PlayerListModels.CountRows.ViewModel
  func row(_ response: PlayerListModels.ShowRow.Response) -> PlayerListModels.ShowRow.ViewModel
  func deletion(
    _ response: PlayerListModels.CheckDeletion.Response
  ) -> PlayerListModels.CheckDeletion.ViewModel

  func presentLoading()
  func presentPlayers(_ response: PlayerListModels.Load.Response)
  func presentState(_ response: PlayerListModels.ShowState.Response)
  func presentRows()
  func presentRow(_ response: PlayerListModels.UpdateRow.Response)
  func presentDetails(_ response: PlayerListModels.SelectRow.Response)
  func presentNext(_ response: PlayerListModels.OpenNext.Response)
  func presentQuestion(_ response: PlayerListModels.AskToDelete.Response)
  func presentDeleting()
  func presentDeletion(_ response: PlayerListModels.Delete.Response)
  func presentLogin(_ response: PlayerListModels.LogOut.Response)
  func presentTarget(_ response: PlayerListModels.Open.Response)
}

/// The list presenter's commands to its view.
protocol PlayerListViewProtocol: AnyObject {
  func displayLoading(_ isLoading: Bool)
  func displayPlayers(_ viewModel: PlayerListModels.Load.ViewModel)
  func displayState(_ viewModel: PlayerListModels.ShowState.ViewModel)
  func displayRows()
  func displayRow(_ viewModel: PlayerListModels.UpdateRow.ViewModel)
  func displayDetails(_ viewModel: PlayerListModels.SelectRow.ViewModel)
  func displayNext(_ viewModel: PlayerListModels.OpenNext.ViewModel)
  func displayQuestion(_ viewModel: PlayerListModels.AskToDelete.ViewModel)
  func displayBusy(_ isBusy: Bool)
  func displayDeletion(_ viewModel: PlayerListModels.Delete.ViewModel)
  func displayLogin(_ viewModel: PlayerListModels.LogOut.ViewModel)
  func displayTarget(_ viewModel: PlayerListModels.Open.ViewModel)
  func displayFailure(_ viewModel: PlayerListModels.Fail.ViewModel)
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
