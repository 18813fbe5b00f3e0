/// The login view's requests to its interactor.
protocol LoginInteractorProtocol: AnyObject {
  func loadUser(_ request: LoginModels.LoadUser.Request)
  func authenticate(_ request: LoginModels.Authenticate.Request)
}

/// The login interactor's responses to its presenter.
protocol LoginPresenterProtocol: AnyObject {
  func presentUser(_ response: LoginModels.LoadUser.Response)
  func presentProgress()
  func presentResult(_ response: LoginModels.Authenticate.Response)
}

/// The login presenter's commands to its view.
protocol LoginViewProtocol: AnyObject {
  func displayUser(_ viewModel: LoginModels.LoadUser.ViewModel)
  func displayBusy(_ isBusy: Bool)
  func displayFailure(_ viewModel: LoginModels.Authenticate.ViewModel)
  func displayPlayerList()
}

/// Navigates from the login screen to other screens.
protocol LoginRouterProtocol: AnyObject {
  func showPlayerList()
}
