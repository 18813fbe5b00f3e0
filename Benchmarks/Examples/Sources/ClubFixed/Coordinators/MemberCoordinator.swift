import UIKit

protocol MemberCoordinatorOutput: AnyObject {
  var finishFlow: CompletionBlock? { get set }
  var leaveFlow: CompletionBlock? { get set }
}

final class MemberCoordinator: BaseCoordinator, MemberCoordinatorOutput {

  var finishFlow: CompletionBlock?
  var leaveFlow: CompletionBlock?

  fileprivate let member: Member
  fileprivate let factory: MainFactoryProtocol
  fileprivate let router: Routable

  init(member: Member, router: Routable, factory: MainFactoryProtocol) {
    self.member = member
    self.router = router
    self.factory = factory
  }
}

// MARK: - Coordinatable

extension MemberCoordinator: Coordinatable {

  func start() {
    performFlow()
  }
}

// MARK: - Private methods

extension MemberCoordinator {

  fileprivate func performFlow() {
    let detailView = factory.makeMemberDetailView(for: member)
    detailView.onEdit = { [weak self, weak detailView] member in
      self?.showEdit(member) { detailView?.update(with: $0) }
    }
    detailView.onRemove = { [weak self] in
      self?.router.popModule()
      self?.finishFlow?()
    }
    router.push(detailView, animated: true) { [weak self] in
      self?.leaveFlow?()
    }
  }

  fileprivate func showEdit(_ member: Member, completion: @escaping (Member) -> Void) {
    let editView = factory.makeMemberEditView(for: member)
    editView.onSave = { [weak self] member in
      completion(member)
      self?.router.dismissModule()
    }
    editView.onCancel = { [weak self] in
      self?.router.dismissModule()
    }
    guard let controller = editView.toPresent else { return }
    router.present(UINavigationController(rootViewController: controller))
  }
}
