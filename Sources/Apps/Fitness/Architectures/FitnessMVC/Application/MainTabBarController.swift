import FitnessAppointments
import UIKit

/// A screen that depends on the user's identity, and updates itself when the identity changes.
protocol IdentityShowing: UIViewController {
  func showIdentity()
}

/// The two tabs, and the sheets that can be opened from any of their screens.
final class MainTabBarController: UITabBarController {
  var session: SessionController! {
    didSet {
      activities?.session = session
      account?.session = session
    }
  }

  var stacks: [UINavigationController] {
    (viewControllers ?? []).compactMap { $0 as? UINavigationController }
  }

  var activities: ActivitiesViewController? {
    stacks.first?.viewControllers.first as? ActivitiesViewController
  }

  private var account: AccountViewController? {
    stacks.last?.viewControllers.first as? AccountViewController
  }

  /// The open list of appointments.
  var appointments: AppointmentsViewController? {
    (presentedViewController as? UINavigationController)?.viewControllers.first
      as? AppointmentsViewController
  }

  /// The open login.
  var login: LoginViewController? {
    (presentedViewController as? UINavigationController)?.viewControllers.first
      as? LoginViewController
  }

  func showIdentity() {
    let sheet = presentedViewController as? UINavigationController
    for stack in stacks + [sheet].compactMap({ $0 }) {
      for case let screen as any IdentityShowing in stack.viewControllers where screen.isViewLoaded
      {
        screen.showIdentity()
      }
    }
  }

  /// Removes everything above the roots of both tabs, and selects the first tab.
  func returnToStart(then completion: @escaping () -> Void) {
    let isCovered = presentedViewController != nil
    if isCovered { dismiss(animated: false, completion: completion) }
    for stack in stacks {
      stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: false)
    }
    selectedIndex = 0
    if !isCovered { completion() }
  }

  /// The transition that presents or dismisses the topmost sheet or alert, if any.
  var modalTransition: (any UIViewControllerTransitionCoordinator)? {
    var top = presentedViewController
    while let next = top?.presentedViewController { top = next }
    guard let top, top.isBeingPresented || top.isBeingDismissed else { return nil }
    return top.transitionCoordinator
  }

  // MARK: Sheets

  func showAppointments() {
    performSegue(.appointments)
  }

  func askForLogin(_ reason: LoginReason, for delegate: (any LoginDelegate)?) {
    performSegue(.login, sender: LoginRequest(reason: reason, delegate: delegate))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let root = (segue.destination as? UINavigationController)?.viewControllers.first
    if let appointments = root as? AppointmentsViewController {
      appointments.session = session
    } else if let login = root as? LoginViewController, let request = sender as? LoginRequest {
      login.session = session
      login.reason = request.reason
      login.delegate = request.delegate
    }
  }

  // MARK: Sheets that a link opens, without animation

  func showAppointments(for link: DeepLink, then completion: @escaping () -> Void) {
    let stack = MainStoryboard.instantiateStack("AppointmentsStack")
    let appointments = stack.viewControllers.first as? AppointmentsViewController
    appointments?.session = session
    appointments?.follow(link, animated: false)
    present(stack, animated: false, completion: completion)
  }

  func askForLogin(
    forLinkOf delegate: any LoginDelegate, then completion: @escaping () -> Void
  ) {
    let stack = MainStoryboard.instantiateStack("LoginStack")
    let login = stack.viewControllers.first as? LoginViewController
    login?.session = session
    login?.show(.link, for: delegate)
    present(stack, animated: false, completion: completion)
  }
}

extension MainTabBarController: LoginDelegate {
  func loginDidSucceed() {
    showAppointments()
  }
}

/// The reason for a login, and the screen that continues after it.
private struct LoginRequest {
  let reason: LoginReason
  let delegate: (any LoginDelegate)?
}
