protocol GuestCoordinatorOutput: AnyObject {
  var finishFlow: CompletionBlock? { get set }
  var leaveFlow: CompletionBlock? { get set }
}

final class GuestCoordinator: BaseCoordinator, GuestCoordinatorOutput {

  var finishFlow: CompletionBlock?
  var leaveFlow: CompletionBlock?

  fileprivate let factory: AuthorizationFactoryProtocol
  fileprivate let router: Routable

  init(router: Routable, factory: AuthorizationFactoryProtocol) {
    self.router = router
    self.factory = factory
  }
}

// MARK: - Coordinatable

extension GuestCoordinator: Coordinatable {

  func start() {
    performFlow()
  }
}

// MARK: - Private methods

extension GuestCoordinator {

  fileprivate func performFlow() {
    let guestView = factory.makeGuestView()
    guestView.onCompleteAuthorization = { [weak self] in
      self?.finishFlow?()
    }
    router.push(guestView, animated: true) { [weak self] in
      self?.leaveFlow?()
    }
  }
}
