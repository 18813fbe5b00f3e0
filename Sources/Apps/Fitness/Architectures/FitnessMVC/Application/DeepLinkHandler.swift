import FitnessAppointments
import UIKit

/// Opens the screen that a link names, as soon as the user may see it.
final class DeepLinkHandler: LoginDelegate {
  weak var tabBarController: MainTabBarController?
  private let session: SessionController
  private var parkedLink: DeepLink?
  // The newest link that arrived while another was being followed.
  private var waitingLink: DeepLink?
  private var isFollowing = false
  private var linkAfterLogin: DeepLink?

  init(session: SessionController) {
    self.session = session
  }

  /// Follows a link now, or parks it until the identity is known; the newest link wins.
  @discardableResult
  func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    if isFollowing {
      waitingLink = link
    } else if let transition = tabBarController?.modalTransition {
      isFollowing = true
      waitingLink = link
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.didFollow() }
    } else {
      follow(link)
    }
    return true
  }

  func followParkedLink(animated: Bool) {
    guard let link = parkedLink else { return }
    parkedLink = nil
    follow(link, animated: animated)
  }

  func forgetParkedLink() {
    parkedLink = nil
  }

  func loginDidSucceed() {
    guard let link = linkAfterLogin else { return }
    linkAfterLogin = nil
    follow(link)
  }

  private func follow(_ link: DeepLink, animated: Bool = true) {
    guard let tabs = tabBarController else { return parkedLink = link }
    switch (session.identity, link) {
    case (.offline, _) where link.needsLogin: parkedLink = link
    case (.guest, _) where link.needsLogin: askForLogin(for: link, in: tabs)
    case (.member, .schedule): break
    default: reach(link, in: tabs, animated: animated)
    }
  }

  private func didFollow() {
    isFollowing = false
    guard let link = waitingLink else { return }
    waitingLink = nil
    follow(link)
  }

  // MARK: Login

  private func askForLogin(for link: DeepLink, in tabs: MainTabBarController) {
    isFollowing = true
    linkAfterLogin = link
    if let login = tabs.login {
      login.show(.link, for: self)
      closeLayers(over: login.navigationController) { [weak self] in self?.didFollow() }
    } else {
      closeLayers(over: tabs) { [weak self] in
        guard let self else { return }
        tabs.askForLogin(forLinkOf: self) { [weak self] in self?.didFollow() }
      }
    }
  }

  // MARK: Reaching a screen

  private func reach(_ link: DeepLink, in tabs: MainTabBarController, animated: Bool) {
    isFollowing = true
    switch link {
    case .activities, .activity, .trainer, .book:
      changeTab(0, by: link, in: tabs, animated: animated)
    case .account: changeTab(1, by: link, in: tabs, animated: animated)
    case .appointments, .appointment, .schedule: openAppointments(by: link, in: tabs)
    }
  }

  /// Changes a tab's stack, with animation only if nothing else changes.
  private func changeTab(
    _ tab: Int, by link: DeepLink, in tabs: MainTabBarController, animated: Bool
  ) {
    let isAnimated =
      animated && tabs.presentedViewController == nil && tabs.selectedIndex == tab
    closeLayers(over: tabs) { [weak self] in
      guard let self else { return }
      let isChanged = change(tabs.stacks[tab], by: link, animated: isAnimated)
      tabs.selectedIndex = tab
      if isChanged { didChange(tabs.stacks[tab]) } else { didFollow() }
    }
  }

  private func change(_ stack: UINavigationController, by link: DeepLink, animated: Bool) -> Bool {
    let screens = screens(of: link, in: stack)
    guard screens != stack.viewControllers else { return false }
    stack.setViewControllers(screens, animated: animated)
    return true
  }

  /// Follows the waiting link in the run-loop turn after a change to a stack has ended.
  private func didChange(_ stack: UINavigationController?) {
    if let transition = stack?.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.didFollowSoon() }
    } else {
      didFollowSoon()
    }
  }

  private func didFollowSoon() {
    DispatchQueue.main.async { [weak self] in self?.didFollow() }
  }

  private func openAppointments(by link: DeepLink, in tabs: MainTabBarController) {
    if let appointments = tabs.appointments {
      let stack = appointments.navigationController
      let isAnimated = stack?.presentedViewController == nil
      closeLayers(over: stack) { [weak self] in
        appointments.follow(link, animated: isAnimated)
        self?.didChange(stack)
      }
    } else {
      closeLayers(over: tabs) { [weak self] in
        tabs.showAppointments(for: link) { self?.didFollow() }
      }
    }
  }

  /// Dismisses whatever `controller` presents, then carries on.
  private func closeLayers(
    over controller: UIViewController?, then next: @escaping () -> Void
  ) {
    guard let controller, controller.presentedViewController != nil else { return next() }
    controller.dismiss(animated: false, completion: next)
  }

  // MARK: Stacks

  private func screens(
    of link: DeepLink, in stack: UINavigationController
  ) -> [UIViewController] {
    let old = stack.viewControllers
    switch link {
    case .activity(let type): return Array(old.prefix(1)) + [subcategories(of: type, in: old)]
    case .trainer(let id): return trainer(id, in: old)
    case .book(let id): return booking(id, in: old)
    default: return Array(old.prefix(1))
    }
  }

  private func subcategories(
    of type: ActivityType, in old: [UIViewController]
  ) -> UIViewController {
    let flowType: FlowType = type == .gym ? .gym : .group
    if let open = old.dropFirst().first as? SubcategoriesViewController, open.flowType == flowType {
      return open
    }
    let screen: SubcategoriesViewController = MainStoryboard.instantiate()
    screen.session = session
    screen.flowType = flowType
    return screen
  }

  private func trainer(_ id: Trainer.ID, in old: [UIViewController]) -> [UIViewController] {
    let place = old.lastIndex { ($0 as? TrainerViewController)?.trainerID == id }
    if let place { return Array(old[...place]) }
    let screen: TrainerViewController = MainStoryboard.instantiate()
    screen.session = session
    screen.flowType = .page
    screen.trainerID = id
    return Array(old.prefix(1)) + [screen]
  }

  private func booking(_ id: Trainer.ID, in old: [UIViewController]) -> [UIViewController] {
    let below = trainer(id, in: old)
    guard session.identity.trainerID != id, let trainer = below.last as? TrainerViewController
    else { return below }
    if below.count < old.count, let clubs = old[below.count] as? ClubsViewController,
      old[below.count - 1] === trainer
    {
      return below + [clubs]
    }
    return below + [trainer.makeClubs()]
  }
}
