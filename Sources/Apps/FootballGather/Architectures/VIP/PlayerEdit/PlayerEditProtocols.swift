import FootballGather

/// The edit view's requests to its interactor.
protocol PlayerEditInteractorProtocol: AnyObject {
  var field: PlayerField { get }

  func countItems(_ request: PlayerEditModels.CountItems.Request) -> Int
  func showItem(_ request: PlayerEditModels.ShowItem.Request) -> PlayerEditModels.ShowItem.ViewModel

  func showField(_ request: PlayerEditModels.ShowField.Request)
  func change(_ request: PlayerEditModels.Change.Request)
  func save(_ request: PlayerEditModels.Save.Request)
}

/// The edit interactor's responses to its presenter.
protocol PlayerEditPresenterProtocol: AnyObject {
  func item(_ response: PlayerEditModels.ShowItem.Response) -> PlayerEditModels.ShowItem.ViewModel

  func presentField(_ response: PlayerEditModels.ShowField.Response)
  func presentChange(_ response: PlayerEditModels.Change.Response)
  func presentProgress()
  func presentResult(_ response: PlayerEditModels.Save.Response)
  func dismissEdit()
}

/// The edit presenter's commands to its view.
protocol PlayerEditViewProtocol: AnyObject {
  func displayField(_ viewModel: PlayerEditModels.ShowField.ViewModel)
  func displayChange(_ viewModel: PlayerEditModels.Change.ViewModel)
  func displayBusy(_ isBusy: Bool)
  func displayFailure(_ viewModel: PlayerEditModels.Save.ViewModel)
  func dismissEdit()
}

/// Navigates from the editor to other screens.
protocol PlayerEditRouterProtocol: AnyObject {
  func dismissEdit()
}

/// Receives a callback when the edited player has been saved.
protocol PlayerEditDelegate: AnyObject {
  func didUpdate(_ player: Player)
}
