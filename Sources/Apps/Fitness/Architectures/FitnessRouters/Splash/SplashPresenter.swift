import FitnessAppointments

/// Opens the tabs as soon as the user's identity is known.
final class SplashPresenter {
  private let session: UserSession
  private let router: any SplashRouting

  init(session: UserSession, router: any SplashRouting) {
    self.session = session
    self.router = router
  }

  func viewDidLoad() {
    session.start { [weak self] in self?.router.showTabs() }
  }
}
