import UIKit

protocol MainCoordinatorOutput: AnyObject {
  var finishFlow: CompletionBlock? { get set }
}

final class MainCoordinator: BaseCoordinator, MainCoordinatorOutput {

  var finishFlow: CompletionBlock?

  fileprivate let gateway: Gateway
  fileprivate let factory: MainFactoryProtocol
  fileprivate let coordinatorFactory: CoordinatorFactoryProtocol
  fileprivate let router: Routable

  init(
    router: Routable, gateway: Gateway, factory: MainFactoryProtocol,
    coordinatorFactory: CoordinatorFactoryProtocol
  ) {
    self.router = router
    self.gateway = gateway
    self.factory = factory
    self.coordinatorFactory = coordinatorFactory
  }
}

// MARK: - Coordinatable

extension MainCoordinator: Coordinatable {

  func start() {
    performFlow()
  }
}

// MARK: - Private methods

extension MainCoordinator {

  fileprivate func performFlow() {
    let listView = factory.makeMemberListView()
    listView.onSelectMember = { [weak self] member in
      self?.openMember(member)
    }
    listView.onInvite = { [weak self] in
      self?.openInvitation()
    }
    listView.onLogOut = { [weak self] in
      self?.confirmLogOut()
    }
    router.setRootModule(listView)
  }

  fileprivate func openMember(_ member: Member) {
    gateway.getMember(id: member.id) { [weak self] member in
      self?.performMemberFlow(for: member)
    }
  }

  fileprivate func performMemberFlow(for member: Member) {
    guard childCoordinators.isEmpty else { return }
    let coordinator = coordinatorFactory.makeMemberCoordinator(for: member, with: router)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    coordinator.leaveFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start()
  }

  fileprivate func openInvitation() {
    gateway.getInvitation { [weak self] code in
      self?.performInviteFlow(code: code)
    }
  }

  fileprivate func performInviteFlow(code: String) {
    guard childCoordinators.isEmpty else { return }
    let coordinator = coordinatorFactory.makeInviteCoordinator(code: code, with: router)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start()
  }

  fileprivate func confirmLogOut() {
    let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Log Out", style: .destructive) { [weak self] _ in
        self?.finishFlow?()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    router.present(alert)
  }
}
