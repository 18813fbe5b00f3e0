import FitnessAppointments
import UIKit

/// Shows the splash, then keeps the tabs to handle log-outs, changes of the identity, and links.
final class ApplicationRouter {
  let session: UserSession
  /// The tabs, once the identity is known.
  private(set) var tabBarController: UITabBarController?

  // The state of link handling; see ApplicationRouter+Links.
  var parkedLink: DeepLink?
  var linkAfterLogin: DeepLink?
  /// The newest link that arrived while another was being followed.
  var waitingLink: DeepLink?
  var isFollowing = false

  init(session: UserSession) {
    self.session = session
    session.delegate = self
  }

  func showSplash(in window: UIWindow) {
    window.rootViewController = SplashConfigurator(session: session).configure(application: self)
    window.makeKeyAndVisible()
  }

  /// Takes over the tabs that the splash has opened.
  func didShow(_ tabs: UITabBarController) {
    tabBarController = tabs
    // The tabs are about to appear, without animation.
    followParkedLink(animated: false)
  }

  func enterForeground() {
    session.confirm()
    activities?.presenter.reload()
  }

  // MARK: Open modules

  var stacks: [UINavigationController] {
    (tabBarController?.viewControllers ?? []).compactMap { $0 as? UINavigationController }
  }

  /// The stack of the sheet over the tabs.
  var sheet: UINavigationController? {
    tabBarController?.presentedViewController as? UINavigationController
  }

  private var activities: ActivitiesViewController? {
    stacks.first?.viewControllers.first as? ActivitiesViewController
  }

  // MARK: Log-out

  private func returnToStart(then completion: @escaping () -> Void) {
    let isCovered = tabBarController?.presentedViewController != nil
    if isCovered { tabBarController?.dismiss(animated: false, completion: completion) }
    for stack in stacks {
      stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: false)
    }
    tabBarController?.selectedIndex = 0
    if !isCovered { completion() }
  }

  private func showLoginAfterExpiry() {
    tabBarController?.present(
      LoginConfigurator(session: session).configure(reason: .expired, output: nil),
      animated: true)
  }
}

extension ApplicationRouter: UserSessionDelegate {
  func sessionDidChange() {
    for stack in stacks + [sheet].compactMap({ $0 }) {
      for case let screen as any IdentityListener in stack.viewControllers
      where screen.isViewLoaded {
        screen.identityDidChange()
      }
    }
  }

  func sessionDidGoOnline() {
    activities?.presenter.loadUnlessLoaded()
    followParkedLink(animated: true)
  }

  func sessionDidEnd(isExpired: Bool) {
    parkedLink = nil
    returnToStart { [weak self] in
      if isExpired { self?.showLoginAfterExpiry() }
    }
  }
}
