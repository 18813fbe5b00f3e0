import UIKit

protocol InviteCoordinatorOutput: AnyObject {
  var finishFlow: CompletionBlock? { get set }
}

final class InviteCoordinator: NSObject, InviteCoordinatorOutput {

  var finishFlow: CompletionBlock?

  fileprivate let code: String
  fileprivate let factory: InviteFactoryProtocol
  fileprivate let router: Routable

  init(code: String, router: Routable, factory: InviteFactoryProtocol) {
    self.code = code
    self.router = router
    self.factory = factory
  }
}

// MARK: - Coordinatable

extension InviteCoordinator: Coordinatable {

  func start() {
    performFlow()
  }
}

// MARK: - Private methods

extension InviteCoordinator {

  fileprivate func performFlow() {
    let inviteView = factory.makeInviteView(with: code)
    inviteView.onDone = { [weak self] in
      self?.router.dismissModule(animated: true) {
        self?.finishFlow?()
      }
    }
    guard let controller = inviteView.toPresent else { return }
    let navigationController = UINavigationController(rootViewController: controller)
    navigationController.presentationController?.delegate = self
    router.present(navigationController)
  }
}

// MARK: - UIAdaptivePresentationControllerDelegate

extension InviteCoordinator: UIAdaptivePresentationControllerDelegate {

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finishFlow?()
  }
}
