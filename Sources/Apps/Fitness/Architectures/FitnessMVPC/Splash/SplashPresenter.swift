/// Starts the session.
final class SplashPresenter {
  weak var view: (any SplashViewProtocol)?
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  func start() {
    session.start { [weak self] in self?.view?.sessionDidStart() }
  }
}
