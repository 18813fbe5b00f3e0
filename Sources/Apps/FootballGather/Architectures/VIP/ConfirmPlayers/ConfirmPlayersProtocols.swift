import FootballGather

/// The teams view's requests to its interactor.
protocol ConfirmPlayersInteractorProtocol: AnyObject {
  func countSections(_ request: ConfirmPlayersModels.CountSections.Request) -> Int
  func showSection(
    _ request: ConfirmPlayersModels.ShowSection.Request
  ) -> ConfirmPlayersModels.ShowSection.ViewModel
  func showRow(
    _ request: ConfirmPlayersModels.ShowRow.Request
  ) -> ConfirmPlayersModels.ShowRow.ViewModel

  func move(_ request: ConfirmPlayersModels.Move.Request)
  func start(_ request: ConfirmPlayersModels.Start.Request)
}

/// The teams interactor's responses to its presenter.
protocol ConfirmPlayersPresenterProtocol: AnyObject {
  func section(
    _ response: ConfirmPlayersModels.ShowSection.Response
  ) -> ConfirmPlayersModels.ShowSection.ViewModel
  func row(
    _ response: ConfirmPlayersModels.ShowRow.Response
  ) -> ConfirmPlayersModels.ShowRow.ViewModel

  func presentTeams(_ response: ConfirmPlayersModels.Move.Response)
  func presentProgress()
  func presentGather(_ response: ConfirmPlayersModels.Start.Response)
}

/// The teams presenter's commands to its view.
protocol ConfirmPlayersViewProtocol: AnyObject {
  func displayTeams(_ viewModel: ConfirmPlayersModels.Move.ViewModel)
  func displayBusy(_ isBusy: Bool)
  func displayGather(_ viewModel: ConfirmPlayersModels.Start.ViewModel)
  func displayFailure(_ viewModel: ConfirmPlayersModels.Fail.ViewModel)
}

/// Navigates from the teams to other screens.
protocol ConfirmPlayersRouterProtocol: AnyObject {
  func showGather(_ gather: Gather, delegate: any GatherDelegate)
}

/// Receives a callback when the gather of these teams ends.
protocol ConfirmPlayersDelegate: AnyObject {
  func didEndGather()
}
