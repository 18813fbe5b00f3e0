protocol GuestCoordinatorOutput: AnyObject {
  var finishFlow: CompletionBlock? { get set }
}

final class GuestCoordinator: BaseCoordinator, GuestCoordinatorOutput {

  var finishFlow: CompletionBlock?

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
    finishFlow = guestView.onCompleteAuthorization
    router.push(guestView)
  }
}
