import FitnessAppointments
import UIKit

/// Coordinates the login, in a sheet.
final class LoginCoordinator: BaseCoordinator, Coordinator {
  var onFinish: ((Ending) -> Void)?
  /// Called when the server has accepted the login, before the sheet is dismissed.
  var onAuthorized: ((Login) -> Void)?
  /// Called when the sheet has been dismissed after a login.
  var continuation: () -> Void = {}

  private unowned let tabs: TabsRouter
  private let router = Router()
  private let isAnimated: Bool
  private var reason: LoginReason
  private weak var viewController: LoginViewController?

  init(
    over tabs: TabsRouter, reason: LoginReason, isAnimated: Bool, dependencies: Dependencies
  ) {
    self.tabs = tabs
    self.reason = reason
    self.isAnimated = isAnimated
    super.init(dependencies: dependencies)
  }

  /// The sheet, while it is shown.
  var sheet: UINavigationController? { viewController?.navigationController }

  func start() {
    let viewController = LoginViewController(reason: reason, session: session)
    viewController.onAuthorized = { [weak self] in self?.finish(with: $0) }
    viewController.onCancel = { [weak self] in self?.cancel() }
    self.viewController = viewController
    router.setRoot(viewController)
    router.onDismiss = { [weak self] in self?.onFinish?(.left) }
    tabs.present(router, animated: isAnimated)
  }

  /// Changes what follows the login, but keeps what has been typed.
  func change(to reason: LoginReason, then continuation: @escaping () -> Void) {
    self.reason = reason
    self.continuation = continuation
    viewController?.reason = reason
  }

  private func finish(with login: Login) {
    onAuthorized?(login)
    let continuation = continuation
    tabs.dismiss { continuation() }
    onFinish?(.left)
  }

  private func cancel() {
    tabs.dismiss()
    onFinish?(.cancelled)
  }
}
