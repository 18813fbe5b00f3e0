import FitnessAppointments
import UIKit

/// Coordinates the login, in a sheet.
final class LoginCoordinator: StackCoordinator {
  var onAuthorized: (() -> Void)?
  /// Called when the user has closed the sheet with its button.
  var onCancelled: (() -> Void)?
  private let reason: LoginReason
  private weak var loginInput: (any LoginModuleInput)?

  init(reason: LoginReason, stack: UINavigationController, dependencies: Dependencies) {
    self.reason = reason
    super.init(stack: stack, dependencies: dependencies)
  }

  override func start(with deepLinkOption: DeepLinkOption?) {
    let (view, input, output) = LoginModuleConfigurator(session: session).configure(with: reason)
    connect(output, of: view)
    output.onAuthorized = { [weak self] in self?.onAuthorized?() }
    output.onCancelled = { [weak self] in self?.onCancelled?() }
    output.onCredentialsMissing = { [weak self, weak view] in
      self?.showAlert(.credentialsMissing, over: view)
    }
    loginInput = input
    setRootModule(view)
    finishWhenDismissed()
  }

  /// Shows another reason, and keeps what has been typed.
  func change(to reason: LoginReason) {
    loginInput?.change(to: reason)
  }
}
