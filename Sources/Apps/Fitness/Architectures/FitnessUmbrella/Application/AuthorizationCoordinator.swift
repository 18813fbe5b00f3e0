import FitnessAppointments
import UIKit

/// The interface of the authorisation flow for the app's coordinator.
protocol AuthorizationCoordinatorOutput: FlowOutput {
  var router: any Routable { get }
  /// Called when the user has cancelled the login.
  var cancelFlow: CompletionBlock? { get set }
  /// Shows another reason, and keeps what has been typed.
  func change(to reason: LoginReason)
}

/// Coordinates the login, in a sheet.
final class AuthorizationCoordinator: FlowCoordinator, AuthorizationCoordinatorOutput {
  var cancelFlow: CompletionBlock?
  private let factory: any AuthorizationFactoryProtocol
  private let reason: LoginReason
  private let version: Version
  private weak var login: (any LoginViewProtocol)?

  init(
    router: any Routable, session: UserSession, factory: any AuthorizationFactoryProtocol,
    reason: LoginReason, version: Version
  ) {
    self.factory = factory
    self.reason = reason
    self.version = version
    super.init(router: router, session: session)
  }

  func change(to reason: LoginReason) {
    login?.show(reason)
  }

  private func performFlow() {
    let view = factory.makeLoginView(reason: reason)
    connect(view)
    view.onCancel = { [weak self] in self?.cancelFlow?() }
    switch version {
    // The view has no completion yet, so this assignment discards the parent's completion.
    case .printed: finishFlow = view.onCompleteAuthorization
    case .mended: view.onCompleteAuthorization = finishFlow
    }
    login = view
    router.setRootModule(view)
  }
}

extension AuthorizationCoordinator: Coordinatable {
  func start() {
    performFlow()
  }
}
