import FootballGather

/// What the view of a player's values asks its interactor.
protocol PlayerDetailInteractorProtocol: PlayerEditDelegate {
  var player: Player { get }

  func countSections(_ request: PlayerDetailModels.CountSections.Request) -> Int
  func showSection(
    _ request: PlayerDetailModels.ShowSection.Request
  ) -> PlayerDetailModels.ShowSection.ViewModel
  func showRow(
    _ request: PlayerDetailModels.ShowRow.Request
  ) -> PlayerDetailModels.ShowRow.ViewModel

  func showPlayer(_ request: PlayerDetailModels.ShowPlayer.Request)
  func selectRow(_ request: PlayerDetailModels.SelectRow.Request)
}

/// What the interactor of a player's values passes to its presenter.
protocol PlayerDetailPresenterProtocol: AnyObject {
  func section(
    _ response: PlayerDetailModels.ShowSection.Response
  ) -> PlayerDetailModels.ShowSection.ViewModel
  func row(
    _ response: PlayerDetailModels.ShowRow.Response
  ) -> PlayerDetailModels.ShowRow.ViewModel

  func presentPlayer(_ response: PlayerDetailModels.ShowPlayer.Response)
  func presentEdit(_ response: PlayerDetailModels.SelectRow.Response)
}

/// What the presenter of a player's values passes to its view.
protocol PlayerDetailViewProtocol: AnyObject {
  func displayPlayer(_ viewModel: PlayerDetailModels.ShowPlayer.ViewModel)
  func displayEdit(_ viewModel: PlayerDetailModels.SelectRow.ViewModel)
}

/// Navigates from a player's values to other screens.
protocol PlayerDetailRouterProtocol: AnyObject {
  func showEdit(of player: Player, field: PlayerField, delegate: any PlayerEditDelegate)
}

/// Receives a callback when a player has been edited.
protocol PlayerDetailDelegate: AnyObject {
  func didUpdate(_ player: Player)
}
