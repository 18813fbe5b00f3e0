/// What the login's view asks its interactor.
protocol LoginInteractorProtocol: AnyObject {
  func loadUser(_ request: LoginModels.LoadUser.Request)
  func authenticate(_ request: LoginModels.Authenticate.Request)
}

/// What the login's interactor passes to its presenter.
protocol LoginPresenterProtocol: AnyObject {
  func presentUser(_ response: LoginModels.LoadUser.Response)
  func presentProgress()
  func presentResult(_ response: LoginModels.Authenticate.Response)
}

/// What the login's presenter passes to its view.
protocol LoginViewProtocol: AnyObject {
  func displayUser(_ viewModel: LoginModels.LoadUser.ViewModel)
  func displayBusy(_ isBusy: Bool)
  func displayFailure(_ viewModel: LoginModels.Authenticate.ViewModel)
  func displayPlayerList()
}

/// Navigates from the login to other screens.
protocol LoginRouterProtocol: AnyObject {
  func showPlayerList()
}
