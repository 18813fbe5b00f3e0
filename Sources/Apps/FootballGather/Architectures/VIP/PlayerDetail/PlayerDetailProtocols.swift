import FootballGather

/// The detail view's requests to its interactor.
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

/// The detail interactor's responses to its presenter.
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

/// The detail presenter's commands to its view.
protocol PlayerDetailViewProtocol: AnyObject {
  func displayPlayer(_ viewModel: PlayerDetailModels.ShowPlayer.ViewModel)
  func displayEdit(_ viewModel: PlayerDetailModels.SelectRow.ViewModel)
}

/// Navigates from the detail screen to other screens.
protocol PlayerDetailRouterProtocol: AnyObject {
  func showEdit(of player: Player, field: PlayerField, delegate: any PlayerEditDelegate)
}

/// Receives a callback when a player has been edited.
protocol PlayerDetailDelegate: AnyObject {
  func didUpdate(_ player: Player)
}
