import FitnessAppointments
import FitnessAppointmentsUI
import UIKit

extension StackCoordinator {
  /// Adds the menu to the bar of a screen, if the screen is in a tab.
  func addMenu(to screen: UIViewController) {
    guard context.isInTab else { return }
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem("Menu", ElementID.menu) {
      [weak self, weak screen] in
      if let screen { self?.showMenu(over: screen) }
    }
  }

  private func showMenu(over screen: UIViewController) {
    let identity = session.identity
    let tryAgain = { [weak self, weak screen] in
      if let screen { self?.tryAgain(over: screen) }
    }
    let showAppointments = { [weak self] in self?.navigateToAppointments() ?? () }
    let handlers: [() -> Void] =
      switch identity {
      case .offline: [tryAgain]
      case .guest: [showAppointments, { [weak self] in self?.navigateToLogin() }]
      case .member, .trainer: [showAppointments, { [weak self] in self?.logOut() }]
      }
    screen.showAlert(.menu(identity), handlers)
  }

  func navigateToAppointments() {
    appCoordinator?.navigateToAppointments()
  }

  func navigateToLogin() {
    guard session.identity == .guest else { return }
    appCoordinator?.navigateToLogin(for: .account, delegate: nil)
  }

  func logOut() {
    session.logOut()
  }
}

extension ScreenCoordinator {
  /// Requests the identity again; a failure is shown over `screen`.
  func tryAgain(over screen: UIViewController) {
    session.tryAgain { [weak screen] in screen?.showAlert(.failure($0)) }
  }
}
