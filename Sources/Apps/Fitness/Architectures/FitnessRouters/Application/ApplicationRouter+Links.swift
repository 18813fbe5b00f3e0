import FitnessAppointments
import UIKit

extension ApplicationRouter {
  /// Follows a link now, or parks it until the identity is known; the newest link wins.
  func open(_ link: DeepLink) {
    if isFollowing {
      waitingLink = link
    } else if let transition = modalTransition {
      isFollowing = true
      waitingLink = link
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.didFollow() }
    } else {
      follow(link, animated: true)
    }
  }

  func followParkedLink(animated: Bool) {
    guard let link = parkedLink else { return }
    parkedLink = nil
    follow(link, animated: animated)
  }

  /// The transition that presents or dismisses the topmost sheet or alert, if any.
  private var modalTransition: (any UIViewControllerTransitionCoordinator)? {
    var top = tabBarController?.presentedViewController
    while let next = top?.presentedViewController { top = next }
    guard let top, top.isBeingPresented || top.isBeingDismissed else { return nil }
    return top.transitionCoordinator
  }

  private func follow(_ link: DeepLink, animated: Bool) {
    guard let tabs = tabBarController else { return parkedLink = link }
    switch session.identity {
    case .offline where link.needsLogin: parkedLink = link
    case .guest where link.needsLogin: showLogin(before: link, over: tabs)
    case .member where link == .schedule: break
    default: show(link, in: tabs, animated: animated)
    }
  }

  private func show(_ link: DeepLink, in tabs: UITabBarController, animated: Bool) {
    isFollowing = true
    switch link {
    case .activities, .activity, .trainer, .book:
      showTab(0, for: link, in: tabs, animated: animated)
    case .account: showTab(1, for: link, in: tabs, animated: animated)
    case .appointments, .appointment, .schedule: showAppointments(for: link, over: tabs)
    }
  }

  // MARK: The end of a link's changes

  private func didFollow() {
    isFollowing = false
    guard let link = waitingLink else { return }
    waitingLink = nil
    follow(link, animated: true)
  }

  /// Follows a waiting link in the run-loop turn after a stack has changed, because a transition
  /// that is ending accepts no further completions.
  private func didChange(_ stack: UINavigationController?) {
    let next = { [weak self] in DispatchQueue.main.async { self?.didFollow() } }
    if let transition = stack?.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { _ in next() }
    } else {
      next()
    }
  }

  /// Dismisses whatever `controller` presents, then carries on.
  private func closeLayers(
    over controller: UIViewController?, then next: @escaping () -> Void
  ) {
    guard let controller, controller.presentedViewController != nil else { return next() }
    controller.dismiss(animated: false, completion: next)
  }

  // MARK: Sheets

  private func showLogin(before link: DeepLink, over tabs: UITabBarController) {
    isFollowing = true
    linkAfterLogin = link
    if let login = sheet?.viewControllers.first as? LoginViewController {
      login.presenter.change(.link, output: self)
      closeLayers(over: sheet) { [weak self] in self?.didFollow() }
    } else {
      closeLayers(over: tabs) { [weak self] in
        guard let self else { return }
        let login = LoginConfigurator(session: session).configure(reason: .link, output: self)
        tabs.present(login, animated: false) { [weak self] in self?.didFollow() }
      }
    }
  }

  private func showAppointments(for link: DeepLink, over tabs: UITabBarController) {
    let stack = sheet
    if let appointments = stack?.viewControllers.first as? AppointmentsViewController {
      let isAnimated = stack?.presentedViewController == nil
      closeLayers(over: stack) { [weak self] in
        appointments.presenter.follow(link, animated: isAnimated)
        self?.didChange(stack)
      }
    } else {
      closeLayers(over: tabs) { [weak self] in
        guard let self else { return }
        let appointments = AppointmentsConfigurator(session: session).configure(link: link)
        tabs.present(appointments, animated: false) { [weak self] in self?.didFollow() }
      }
    }
  }

  // MARK: Tabs

  /// Changes a tab's stack, with animation only if nothing else changes.
  private func showTab(
    _ tab: Int, for link: DeepLink, in tabs: UITabBarController, animated: Bool
  ) {
    let isAnimated =
      animated && tabs.presentedViewController == nil && tabs.selectedIndex == tab
    closeLayers(over: tabs) { [weak self] in
      guard let self else { return }
      let isChanged = change(stacks[tab], for: link, animated: isAnimated)
      tabs.selectedIndex = tab
      if isChanged { didChange(stacks[tab]) } else { didFollow() }
    }
  }

  private func change(
    _ stack: UINavigationController, for link: DeepLink, animated: Bool
  ) -> Bool {
    let modules = modules(for: link, in: stack.viewControllers)
    guard modules != stack.viewControllers else { return false }
    stack.setViewControllers(modules, animated: animated)
    return true
  }

  private func modules(
    for link: DeepLink, in old: [UIViewController]
  ) -> [UIViewController] {
    switch link {
    case .activity(let type): Array(old.prefix(1)) + [subcategories(of: type, in: old)]
    case .trainer(let id): trainer(id, in: old)
    case .book(let id): booking(of: id, in: old)
    default: Array(old.prefix(1))
    }
  }

  private func subcategories(
    of type: ActivityType, in old: [UIViewController]
  ) -> UIViewController {
    let flowType = FlowType(type)
    if let open = old.dropFirst().first as? SubcategoriesViewController,
      open.presenter.flowType == flowType
    {
      return open
    }
    return SubcategoriesConfigurator(session: session).configure(flowType: flowType)
  }

  private func trainer(_ id: Trainer.ID, in old: [UIViewController]) -> [UIViewController] {
    let place = old.lastIndex { ($0 as? TrainerViewController)?.presenter.trainerID == id }
    if let place { return Array(old[...place]) }
    let trainer = TrainerConfigurator(session: session).configure(
      flowType: .page, subcategoryID: nil, trainerID: id)
    return Array(old.prefix(1)) + [trainer]
  }

  private func booking(of id: Trainer.ID, in old: [UIViewController]) -> [UIViewController] {
    let below = trainer(id, in: old)
    guard session.identity.trainerID != id, let trainer = below.last as? TrainerViewController
    else { return below }
    if below.count < old.count, old[below.count - 1] === trainer,
      let clubs = old[below.count] as? ClubsViewController
    {
      return below + [clubs]
    }
    return below + [clubs(above: trainer.presenter)]
  }

  private func clubs(above trainer: TrainerPresenter) -> UIViewController {
    ClubsConfigurator(session: session).configure(
      flowType: trainer.flowType, subcategoryID: trainer.bookedSubcategoryID,
      trainerID: trainer.trainerID)
  }
}

extension ApplicationRouter: LoginOutput {
  func loginDidSucceed() {
    guard let link = linkAfterLogin else { return }
    linkAfterLogin = nil
    follow(link, animated: true)
  }
}
