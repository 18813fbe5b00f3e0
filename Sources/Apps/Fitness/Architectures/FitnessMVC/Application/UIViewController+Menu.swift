import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

/// A screen in a tab, with the menu in its navigation bar.
protocol MenuShowing: UIViewController {
  var session: SessionController! { get }
}

extension MenuShowing {
  func addMenuButton() {
    let button = UIBarButtonItem(
      primaryAction: UIAction(title: "Menu") { [weak self] _ in self?.showMenu() })
    button.accessibilityIdentifier = ElementID.menu
    navigationItem.rightBarButtonItem = button
  }

  private func showMenu() {
    let openAppointments = { [weak self] in self?.openAppointments() ?? () }
    let handlers: [() -> Void] =
      switch session.identity {
      case .offline: [{ [weak self] in self?.tryAgain() }]
      case .guest: [openAppointments, { [weak self] in self?.logIn() }]
      case .member, .trainer: [openAppointments, { [weak self] in self?.logOut() }]
      }
    showAlert(.menu(session.identity), handlers)
  }

  private var tabs: MainTabBarController? { tabBarController as? MainTabBarController }

  func openAppointments() {
    if session.identity.isSignedIn {
      tabs?.showAppointments()
    } else {
      tabs?.askForLogin(.appointments, for: tabs)
    }
  }

  func showAppointments() {
    if session.identity.isSignedIn { tabs?.showAppointments() }
  }

  func logIn() {
    guard session.identity == .guest else { return }
    tabs?.askForLogin(.account, for: nil)
  }

  func logOut() {
    guard session.identity.isSignedIn else { return }
    session.logOut()
  }

  /// Offers to try again when the app cannot continue offline.
  func showOffline() {
    showAlert(.offline, [{ [weak self] in self?.tryAgain() }])
  }

  func tryAgain() {
    session.tryAgain(from: self)
  }

  func askForLogin(_ reason: LoginReason, for delegate: (any LoginDelegate)? = nil) {
    tabs?.askForLogin(reason, for: delegate)
  }
}
