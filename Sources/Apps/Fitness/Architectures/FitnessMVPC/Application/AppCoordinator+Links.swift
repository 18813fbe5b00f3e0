import FitnessAppointments
import UIKit

extension AppCoordinator {
  /// Follows a link now, or as soon as the user may see its screen; the newest link wins.
  ///
  /// - Returns: Whether the text is a link.
  @discardableResult
  func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    if isFollowingLink {
      waitingLink = link
    } else if let transition = sheetTransition {
      isFollowingLink = true
      waitingLink = link
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.didFollow() }
    } else {
      follow(link, animated: true)
    }
    return true
  }

  func followParkedLink(animated: Bool) {
    guard let link = parkedLink else { return }
    parkedLink = nil
    follow(link, animated: animated)
  }

  func followLinkAfterLogin() {
    guard let link = linkAfterLogin else { return }
    linkAfterLogin = nil
    follow(link, animated: true)
  }

  private func follow(_ link: DeepLink, animated: Bool) {
    guard activitiesCoordinator != nil else { return parkedLink = link }
    switch session.identity {
    case .offline where link.needsLogin: parkedLink = link
    case .guest where link.needsLogin: askForLogin(for: link)
    case .member where link == .schedule: break
    case .guest, .offline, .member, .trainer: reach(link, animated: animated)
    }
  }

  private func reach(_ link: DeepLink, animated: Bool) {
    switch link {
    case .activities, .activity, .trainer, .book:
      changeTab(0, animated: animated) { [weak self] in
        self?.activitiesCoordinator?.open(link, animated: $0)
      }
    case .account:
      changeTab(1, animated: animated) { [weak self] in
        self?.accountCoordinator?.open(animated: $0)
      }
    case .appointments, .appointment, .schedule: openAppointments(by: link)
    }
  }

  /// Changes the stack of a tab, with animation only if nothing else changes.
  private func changeTab(
    _ index: Int, animated: Bool, _ change: @escaping (_ isAnimated: Bool) -> Void
  ) {
    let tabs = tabBarController
    let isAnimated =
      animated && tabs.presentedViewController == nil && tabs.selectedIndex == index
    closeLayers(over: tabs) { [weak self] in
      change(isAnimated)
      // Selected last, so that no screen appears only to be removed.
      tabs.selectedIndex = index
      self?.didChange(tabs.selectedViewController)
    }
  }

  // MARK: Sheets

  private func openAppointments(by link: DeepLink) {
    if let open: AppointmentsCoordinator = sheetCoordinator() {
      let stack = open.context.navController
      let isAnimated = stack.presentedViewController == nil
      closeLayers(over: stack) { [weak self] in
        open.open(link, animated: isAnimated)
        self?.didChange(stack)
      }
    } else {
      closeLayers(over: tabBarController) { [weak self] in self?.presentAppointments(by: link) }
    }
  }

  private func presentAppointments(by link: DeepLink) {
    let appointments = makeAppointmentsCoordinator()
    present(appointments, over: tabBarController, animated: false) { [weak self] in
      self?.didFollow()
    }
    appointments.open(link, animated: false)
  }

  private func askForLogin(for link: DeepLink) {
    linkAfterLogin = link
    if let open: LoginCoordinator = sheetCoordinator() {
      open.change(to: .link, delegate: self)
      closeLayers(over: open.context.navController) { [weak self] in self?.didFollow() }
    } else {
      closeLayers(over: tabBarController) { [weak self] in self?.presentLogin() }
    }
  }

  private func presentLogin() {
    let login = makeLoginCoordinator(for: .link, delegate: self)
    present(login, over: tabBarController, animated: false) { [weak self] in self?.didFollow() }
  }

  /// Returns the coordinator of the sheet over the tabs, if it is of this type.
  private func sheetCoordinator<Wanted: SheetCoordinator>() -> Wanted? {
    let sheet = tabBarController.presentedViewController as? UINavigationController
    return (sheet?.viewControllers.first as? any Coordinatable)?.coordinator as? Wanted
  }

  // MARK: Changes under way

  /// The transition that presents or dismisses the topmost sheet or alert, if any.
  private var sheetTransition: (any UIViewControllerTransitionCoordinator)? {
    var top = tabBarController.presentedViewController
    while let next = top?.presentedViewController { top = next }
    guard let top, top.isBeingPresented || top.isBeingDismissed else { return nil }
    return top.transitionCoordinator
  }

  /// Dismisses everything over a controller, then makes the other changes of a link.
  private func closeLayers(over controller: UIViewController, then next: @escaping () -> Void) {
    isFollowingLink = true
    guard controller.presentedViewController != nil else { return next() }
    controller.dismiss(animated: false) { [childRemoval] in
      childRemoval.removeChildren()
      next()
    }
  }

  private func didChange(_ stack: UIViewController?) {
    if let transition = stack?.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.didFollowSoon() }
    } else {
      didFollowSoon()
    }
  }

  // Waits for the next run-loop turn: a transition that is ending accepts no further completions.
  private func didFollowSoon() {
    DispatchQueue.main.async { [weak self] in self?.didFollow() }
  }

  /// Follows the link that was waiting for another link's changes to end.
  private func didFollow() {
    isFollowingLink = false
    guard let link = waitingLink else { return }
    waitingLink = nil
    follow(link, animated: true)
  }
}
