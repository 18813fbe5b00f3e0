import FitnessAppointments
import UIKit

/// Resumes the action that required a login.
protocol LoginCoordinatorDelegate: AnyObject {
  func didLogIn(for reason: LoginReason)
}

/// Navigates back from the login, which is in a sheet.
final class LoginCoordinator: NSObject, SheetCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any LoginCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private var reason: LoginReason
  private weak var viewController: LoginViewController?

  init(context: CoordinatorContext, parent: (any Coordinator)?, reason: LoginReason) {
    self.context = context
    self.parent = parent
    self.reason = reason
  }

  func makeViewController() -> UIViewController {
    let controller: LoginViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    controller.reason = reason
    viewController = controller
    return controller
  }

  /// Changes what follows the login, but keeps what has been typed.
  func change(to reason: LoginReason, delegate: any LoginCoordinatorDelegate) {
    self.reason = reason
    self.delegate = delegate
    viewController?.show(reason)
  }

  func didLogIn() {
    let reason = reason
    dismissSheet { [weak delegate] in delegate?.didLogIn(for: reason) }
  }

  func cancel() {
    dismissSheet()
  }
}

extension LoginCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    context.childRemoval.removeChildren()
  }
}
