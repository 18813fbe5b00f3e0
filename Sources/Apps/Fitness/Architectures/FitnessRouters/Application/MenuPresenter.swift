import FitnessAppointments

/// The presenter of a screen in a tab, with the menu in its navigation bar.
protocol MenuPresenter: AnyObject {
  var session: UserSession { get }
  var menuRouter: any MenuRouting { get }
}

extension MenuPresenter {
  func showMenu() {
    let openAppointments = { [weak self] in self?.openAppointments() ?? () }
    let handlers: [() -> Void] =
      switch session.identity {
      case .offline: [{ [weak self] in self?.tryAgain() }]
      case .guest: [openAppointments, { [weak self] in self?.logIn() }]
      case .member, .trainer: [openAppointments, { [weak self] in self?.logOut() }]
      }
    menuRouter.showAlert(.menu(session.identity), handlers)
  }

  private func openAppointments() {
    if session.identity.isSignedIn {
      menuRouter.showAppointments()
    } else {
      menuRouter.showLogin(.appointments, output: nil)
    }
  }

  func logIn() {
    if session.identity == .guest { menuRouter.showLogin(.account, output: nil) }
  }

  func logOut() {
    if session.identity.isSignedIn { session.logOut() }
  }

  /// Offers to try again when the app cannot continue offline.
  func showOffline() {
    menuRouter.showAlert(.offline, [{ [weak self] in self?.tryAgain() }])
  }

  func tryAgain() {
    session.tryAgain { [weak menuRouter] in menuRouter?.showAlert(.failure($0)) }
  }

  /// Shows that an appointment is booked, on the first screen of the tab.
  func showBooked(_ draft: Draft) {
    menuRouter.showAlert(.booked(draft), [{ [weak self] in self?.showAppointments() }])
  }

  private func showAppointments() {
    if session.identity.isSignedIn { menuRouter.showAppointments() }
  }
}
