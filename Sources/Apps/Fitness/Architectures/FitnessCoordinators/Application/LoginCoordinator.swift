import FitnessAppointments
import UIKit

/// Coordinates the login, in a sheet.
final class LoginCoordinator: BaseCoordinator, Coordinator {
  var onFinish: (() -> Void)?
  /// Called when the server has accepted the login, before the sheet is dismissed.
  var onAuthorized: ((Login) -> Void)?

  private unowned let presenter: UIViewController
  private weak var viewController: LoginViewController?
  private var reason: LoginReason
  private var continuation: () -> Void
  private lazy var observer = SheetObserver { [weak self] in self?.onFinish?() }

  init(
    presenter: UIViewController, reason: LoginReason, dependencies: Dependencies,
    then continuation: @escaping () -> Void
  ) {
    self.presenter = presenter
    self.reason = reason
    self.continuation = continuation
    super.init(dependencies: dependencies)
  }

  /// The sheet, while it is shown.
  var sheet: UINavigationController? { viewController?.navigationController }

  func start() {
    start(animated: true)
  }

  func start(animated: Bool) {
    let viewController = LoginViewController(reason: reason, session: session)
    viewController.onAuthorized = { [weak self] in self?.finish(with: $0) }
    viewController.onCancel = { [weak self] in self?.cancel() }
    self.viewController = viewController
    let sheet = UINavigationController(rootViewController: viewController)
    if dependencies.isObserving { sheet.presentationController?.delegate = observer }
    presenter.present(sheet, animated: animated)
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
    presenter.dismiss(animated: true) { continuation() }
    onFinish?()
  }

  private func cancel() {
    presenter.dismiss(animated: true)
    onFinish?()
  }
}
