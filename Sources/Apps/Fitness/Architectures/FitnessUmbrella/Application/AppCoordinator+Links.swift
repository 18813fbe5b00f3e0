import FitnessAppointments
import UIKit

extension AppCoordinator {
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
    let continuation: CompletionBlock = { [weak self] in self?.followInTurn(link) }
    if let sheet = authorization?.router, sheet.toPresent != nil {
      changeAuthorization(to: .link, then: continuation)
      closeLayers(over: sheet) { _ in }
    } else {
      closeLayers(over: router) { [weak self] _ in
        self?.startAuthorization(for: .link, animated: false, then: continuation)
      }
    }
  }

  private func reach(_ link: DeepLink) {
    switch link {
    case .activities, .activity, .trainer, .book:
      changeTab(to: 0) { [weak self] in self?.activities?.open(link, animated: $0) }
    case .account: changeTab(to: 1) { [weak self] in self?.account?.open(animated: $0) }
    case .appointments, .appointment, .schedule: openAppointments(by: link)
    }
  }

  /// Changes the stack of a tab, with animation only if nothing else changes.
  private func changeTab(to index: Int, _ change: @escaping (_ isAnimated: Bool) -> Void) {
    finishSheets()
    closeLayers(over: router) { [weak self] hasClosed in
      guard let tabs = self?.tabs else { return }
      let isSelected = tabs.selectedIndex == index
      change(!hasClosed && isSelected)
      // Selected last, so that no module appears only to be removed.
      if !isSelected { tabs.selectedIndex = index }
    }
  }

  private func openAppointments(by link: DeepLink) {
    if let sheet = appointments?.router, appointments?.isOpen == true {
      closeLayers(over: sheet) { [weak self] hasClosed in
        self?.appointments?.open(link, animated: !hasClosed)
      }
    } else {
      closeLayers(over: router) { [weak self] _ in
        self?.startAppointments(animated: false)
        self?.appointments?.open(link, animated: false)
      }
    }
  }

  // MARK: Changes under way

  /// Dismisses everything over a router's stack, then makes the other changes of a link.
  private func closeLayers(
    over router: any Routable, then change: @escaping (_ hasClosed: Bool) -> Void
  ) {
    isFollowingLink = true
    guard let layer = router.toPresent?.presentedViewController else {
      change(false)
      return finishFollowing()
    }
    // UIKit refuses to dismiss a controller that is still being presented.
    if layer.isBeingPresented || layer.isBeingDismissed {
      return afterTransition(of: layer) { [weak self] in
        self?.closeLayers(over: router, then: change)
      }
    }
    router.dismissModule(animated: false) { [weak self] in
      change(true)
      self?.finishFollowing()
    }
  }

  /// Follows the newest waiting link once the changes of this one have ended.
  private func finishFollowing() {
    let selected = tabs?.selectedIndex == 0 ? activities?.router : account?.router
    let front = router.toPresent?.presentedViewController ?? selected?.toPresent
    afterTransition(of: front) { [weak self] in self?.didFollow() }
  }

  // Waits for the next run-loop turn: a transition that is ending accepts no further completions,
  // and a change without animation has no transition coordinator.
  private func afterTransition(
    of controller: UIViewController?, then next: @escaping @MainActor () -> Void
  ) {
    if let transition = controller?.transitionCoordinator {
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
