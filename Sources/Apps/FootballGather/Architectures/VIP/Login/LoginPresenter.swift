import FootballGather

/// Decides what the login screen shows for each result.
final class LoginPresenter: LoginPresenterProtocol {
  weak var view: (any LoginViewProtocol)?

  func presentUser(_ response: LoginModels.LoadUser.Response) {
    view?.displayUser(
      .init(
        username: response.isRemembered ? response.username : nil,
        isRemembered: response.isRemembered))
  }

  func presentProgress() {
    view?.displayBusy(true)
  }

  func presentResult(_ response: LoginModels.Authenticate.Response) {
    view?.displayBusy(false)
    switch response.failure {
    case .credentialsMissing: view?.displayFailure(.init(alert: .credentialsMissing))
    case .service(let error): view?.displayFailure(.init(alert: .failure(error)))
    case nil: view?.displayPlayerList()
    }
  }
}
