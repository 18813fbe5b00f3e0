import FitnessAppointments
import UIKit

extension ApplicationCoordinator {
  /// Follows a link now, or as soon as the identity is known and no other link is being followed.
  ///
  /// - Returns: Whether the text is a link.
  @discardableResult
  func open(_ text: String) -> Bool {
    guard let link = DeepLink(text) else { return false }
    followInTurn(link)
    return true
  }

  func followParkedLink() {
    guard let link = parkedLink else { return }
    parkedLink = nil
    followInTurn(link)
  }

  private func followInTurn(_ link: DeepLink) {
    if isFollowingLink { waitingLink = link } else { follow(link) }
  }

  private func follow(_ link: DeepLink) {
    guard isStarted else { return parkedLink = link }
    switch session.identity {
    case .offline where link.needsLogin: parkedLink = link
    case .guest where link.needsLogin: askForLogin(for: link)
    case .member where link == .schedule: break
    case .guest, .offline, .member, .trainer: reach(link)
    }
  }

  private func askForLogin(for link: DeepLink) {
    let continuation: () -> Void = { [weak self] in self?.followInTurn(link) }
    if let login, let sheet = login.sheet {
      login.change(to: .link, then: continuation)
      closeLayers(over: sheet) { _ in }
    } else {
      closeLayers(over: tabs.tabBarController) { [weak self] _ in
        self?.startLogin(for: .link, animated: false, then: continuation)
      }
    }
  }

  private func reach(_ link: DeepLink) {
    switch link {
    case .activities, .activity, .trainer, .book:
      changeTab(to: 0) { [weak self] in self?.choose.open(link, animated: $0) }
    case .account: changeTab(to: 1) { [weak self] in self?.account.open(animated: $0) }
    case .appointments, .appointment, .schedule: openAppointments(by: link)
    }
  }

  /// Changes the stack of a tab, with animation only if nothing else changes.
  private func changeTab(to index: Int, _ change: @escaping (_ isAnimated: Bool) -> Void) {
    finishSheets()
    closeLayers(over: tabs.tabBarController) { [weak self] hasClosed in
      guard let tabs = self?.tabs else { return }
      let isSelected = tabs.selectedIndex == index
      change(!hasClosed && isSelected)
      // Selected last, so that no screen appears only to be removed.
      if !isSelected { tabs.select(index) }
    }
  }

  private func openAppointments(by link: DeepLink) {
    if let sheet = appointments?.sheet {
      closeLayers(over: sheet) { [weak self] hasClosed in
        self?.appointments?.open(link, animated: !hasClosed)
      }
    } else {
      closeLayers(over: tabs.tabBarController) { [weak self] _ in
        self?.startAppointments(animated: false)
        self?.appointments?.open(link, animated: false)
      }
    }
  }

  // MARK: Changes under way

  /// Dismisses everything over a controller, then makes the other changes of a link.
  private func closeLayers(
    over controller: UIViewController, then change: @escaping (_ hasClosed: Bool) -> Void
  ) {
    isFollowingLink = true
    guard let layer = controller.presentedViewController else {
      change(false)
      return finishFollowing()
    }
    // UIKit refuses to dismiss a controller that is still being presented.
    if layer.isBeingPresented || layer.isBeingDismissed {
      return afterTransition(of: layer) { [weak self] in
        self?.closeLayers(over: controller, then: change)
      }
    }
    controller.dismiss(animated: false) { [weak self] in
      change(true)
      self?.finishFollowing()
    }
  }

  /// Follows the newest waiting link once the changes of this one have ended.
  private func finishFollowing() {
    let front = tabs.front
    guard let front, front.transitionCoordinator != nil else { return didFollow() }
    afterTransition(of: front) { [weak self] in self?.didFollow() }
  }

  // Waits for the next run-loop turn: a transition that is ending accepts no further completions,
  // and a presentation without animation has no transition coordinator.
  private func afterTransition(
    of controller: UIViewController, then next: @escaping @MainActor () -> Void
  ) {
    if let transition = controller.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { _ in DispatchQueue.main.async { next() } }
    } else {
      DispatchQueue.main.async { next() }
    }
  }

  private func didFollow() {
    isFollowingLink = false
    guard let link = waitingLink else { return }
    waitingLink = nil
    follow(link)
  }
}
