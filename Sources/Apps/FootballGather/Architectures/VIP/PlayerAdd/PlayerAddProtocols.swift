/// The add view's requests to its interactor.
protocol PlayerAddInteractorProtocol: AnyObject {
  func changeName(_ request: PlayerAddModels.ChangeName.Request)
  func save(_ request: PlayerAddModels.Save.Request)
}

/// The add interactor's responses to its presenter.
protocol PlayerAddPresenterProtocol: AnyObject {
  func presentName(_ response: PlayerAddModels.ChangeName.Response)
  func presentProgress()
  func presentResult(_ response: PlayerAddModels.Save.Response)
  func dismissAdd()
}

/// The add presenter's commands to its view.
protocol PlayerAddViewProtocol: AnyObject {
  func displayName(_ viewModel: PlayerAddModels.ChangeName.ViewModel)
  func displayBusy(_ isBusy: Bool)
  func displayFailure(_ viewModel: PlayerAddModels.Save.ViewModel)
  func dismissAdd()
}

/// Navigates from the add screen to other screens.
protocol PlayerAddRouterProtocol: AnyObject {
  func dismissAdd()
}

/// Receives a callback when a player has been added.
protocol PlayerAddDelegate: AnyObject {
  func didAddPlayer()
}
