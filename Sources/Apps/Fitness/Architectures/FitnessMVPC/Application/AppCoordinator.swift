import FitnessAppointments
import UIKit

/// Opens the sheets that any screen of a tab can ask for.
protocol AppCoordinating: Coordinator {
  /// Shows the appointments of a signed-in user; a guest logs in first.
  func navigateToAppointments()
  func navigateToLogin(for reason: LoginReason, delegate: (any LoginCoordinatorDelegate)?)
}

/// Owns the window, the tabs and the sheets over them, and the coordinators of their first screens.
final class AppCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []
  let window = UIWindow(frame: UIScreen.main.bounds)
  let tabBarController = UITabBarController()
  let session: Session
  let childRemoval = StackRemoval()
  private(set) weak var activitiesCoordinator: ActivitiesCoordinator?
  private(set) weak var accountCoordinator: AccountCoordinator?

  // The state of link handling; see AppCoordinator+Links.
  var parkedLink: DeepLink?
  var linkAfterLogin: DeepLink?
  /// The newest link that arrived while another was being followed.
  var waitingLink: DeepLink?
  var isFollowingLink = false

  init(session: Session) {
    self.session = session
  }

  func start() {
    childRemoval.appCoordinator = self
    session.delegate = self
    let splash = SplashCoordinator(session: session, parent: self)
    splash.delegate = self
    childCoordinators.append(splash)
    window.rootViewController = splash.makeViewController()
    window.makeKeyAndVisible()
  }

  func willEnterForeground() {
    session.confirm()
    activitiesCoordinator?.reload()
  }

  // MARK: Stacks

  /// The stacks of the tabs, then those of the sheets.
  var stacks: [UINavigationController] {
    let tabs = tabBarController.viewControllers ?? []
    let layers = sequence(first: tabBarController as UIViewController) {
      $0.presentedViewController
    }
    return (tabs + layers).compactMap { $0 as? UINavigationController }
  }

  private func showTabs() {
    let activities = ActivitiesCoordinator(context: makeContext(isInTab: true), parent: self)
    let account = AccountCoordinator(context: makeContext(isInTab: true), parent: self)
    activitiesCoordinator = activities
    accountCoordinator = account
    tabBarController.viewControllers = [makeTab(activities), makeTab(account)]
    window.rootViewController = tabBarController
  }

  private func makeTab(_ child: some StackCoordinator) -> UIViewController {
    child.context.navController.setViewControllers([prepare(child)], animated: false)
    return child.context.navController
  }

  /// Removes everything above the first screens of both tabs, and selects the first tab.
  private func returnToStart(completion: @escaping () -> Void) {
    let isCovered = tabBarController.presentedViewController != nil
    if isCovered {
      tabBarController.dismiss(animated: false) { [childRemoval] in
        childRemoval.removeChildren()
        completion()
      }
    }
    for tab in [activitiesCoordinator?.context, accountCoordinator?.context] {
      guard let stack = tab?.navController else { continue }
      stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: false)
    }
    tabBarController.selectedIndex = 0
    childRemoval.removeChildren()
    if !isCovered { completion() }
  }
}

extension AppCoordinator: SplashCoordinatorDelegate {
  func sessionDidStart() {
    showTabs()
    followParkedLink(animated: false)
  }
}

extension AppCoordinator: SessionDelegate {
  func sessionDidChange() {
    for case let screen as any IdentityShowing in stacks.flatMap(\.viewControllers)
    where screen.isViewLoaded {
      screen.showIdentity()
    }
  }

  func sessionDidGoOnline() {
    activitiesCoordinator?.loadUnlessLoaded()
    followParkedLink(animated: true)
  }

  func sessionDidEnd(isExpired: Bool) {
    parkedLink = nil
    returnToStart { [weak self] in
      if isExpired { self?.navigateToLogin(for: .expired, delegate: nil) }
    }
  }
}

extension AppCoordinator: AppCoordinating {
  func navigateToAppointments() {
    switch session.identity {
    case .guest: navigateToLogin(for: .appointments, delegate: self)
    case .offline: break
    case .member, .trainer: present(makeAppointmentsCoordinator(), over: tabBarController)
    }
  }

  func navigateToLogin(for reason: LoginReason, delegate: (any LoginCoordinatorDelegate)?) {
    present(makeLoginCoordinator(for: reason, delegate: delegate), over: tabBarController)
  }

  func makeAppointmentsCoordinator() -> AppointmentsCoordinator {
    AppointmentsCoordinator(context: makeContext(isInTab: false), parent: self)
  }

  func makeLoginCoordinator(
    for reason: LoginReason, delegate: (any LoginCoordinatorDelegate)?
  ) -> LoginCoordinator {
    let login = LoginCoordinator(
      context: makeContext(isInTab: false), parent: self, reason: reason)
    login.delegate = delegate
    return login
  }

  private func makeContext(isInTab: Bool) -> CoordinatorContext {
    CoordinatorContext(session: session, childRemoval: childRemoval, isInTab: isInTab)
  }
}

extension AppCoordinator: LoginCoordinatorDelegate {
  func didLogIn(for reason: LoginReason) {
    if reason == .appointments { navigateToAppointments() } else { followLinkAfterLogin() }
  }
}
