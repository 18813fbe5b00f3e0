import FitnessAppointments
import UIKit

extension ApplicationCoordinator {
  /// Follows a link now, or as soon as the identity is known and no other link is being followed.
  func followInTurn(_ option: DeepLinkOption) {
    if isFollowing { waitingOption = option } else { follow(option) }
  }

  func handleParkedOption() {
    guard let option = parkedOption else { return }
    parkedOption = nil
    followInTurn(option)
  }

  private func follow(_ option: DeepLinkOption) {
    guard isStarted else { return parkedOption = option }
    switch session.identity {
    case .offline where option.needsLogin: parkedOption = option
    case .guest where option.needsLogin: askForLogin(for: option)
    case .member where option == .schedule: break
    case .guest, .offline, .member, .trainer: reach(option)
    }
  }

  private func askForLogin(for option: DeepLinkOption) {
    let continuation: () -> Void = { [weak self] in self?.followInTurn(option) }
    if let login, let sheet = login.stack {
      login.change(to: .link)
      connect(login, then: continuation)
      closeLayers(over: sheet) { _ in }
    } else {
      closeLayers(over: tabs) { [weak self] _ in
        self?.runLoginFlow(for: .link, animated: false, then: continuation)
      }
    }
  }

  private func reach(_ option: DeepLinkOption) {
    switch option {
    case .activities, .activity, .trainer, .book: changeTab(to: 0, for: option)
    case .account: changeTab(to: 1, for: option)
    case .appointments, .appointment, .schedule: reachAppointments(option)
    }
  }

  /// Lets a tab handle a link, with animation only if nothing else changes.
  private func changeTab(to index: Int, for option: DeepLinkOption) {
    finishSheets()
    closeLayers(over: tabs) { [weak self] hasClosed in
      guard let self else { return }
      let tab: TabCoordinator? = index == 0 ? choose : account
      let isSelected = tabs.selectedIndex == index
      tab?.handle(deepLinkOption: option, animated: !hasClosed && isSelected)
      // Selected last, so that no module appears only to be removed.
      if !isSelected { tabs.selectedIndex = index }
    }
  }

  private func reachAppointments(_ option: DeepLinkOption) {
    if let appointments, appointments.isOpen, let sheet = appointments.stack {
      closeLayers(over: sheet) { [weak appointments] hasClosed in
        appointments?.handle(deepLinkOption: option, animated: !hasClosed)
      }
    } else {
      closeLayers(over: tabs) { [weak self] _ in
        self?.runAppointmentsFlow(animated: false, with: option)
      }
    }
  }

  // MARK: Changes under way

  /// Dismisses everything over a container, then makes the other changes of a link.
  private func closeLayers(
    over container: UIViewController, then change: @escaping (_ hasClosed: Bool) -> Void
  ) {
    isFollowing = true
    guard let layer = container.presentedViewController else {
      change(false)
      return finishFollowing()
    }
    // UIKit refuses to dismiss a controller that is still being presented.
    if layer.isBeingPresented || layer.isBeingDismissed {
      return afterTransition(of: layer) { [weak self, weak container] in
        if let container { self?.closeLayers(over: container, then: change) }
      }
    }
    container.dismiss(animated: false) { [weak self] in
      change(true)
      self?.finishFollowing()
    }
  }

  /// Follows the newest waiting link once the changes of this one have ended.
  private func finishFollowing() {
    let front = tabs.presentedViewController ?? tabs.selectedViewController
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
    isFollowing = false
    guard let option = waitingOption else { return }
    waitingOption = nil
    follow(option)
  }
}
