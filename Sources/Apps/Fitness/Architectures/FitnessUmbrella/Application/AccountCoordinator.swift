import FitnessAppointments
import UIKit

/// The interface of the second tab's flow for the app's coordinator.
protocol AccountCoordinatorOutput: FlowOutput {
  var router: any Routable { get }
  /// Follows a link to the account.
  func open(animated: Bool)
  func returnToStart()
}

/// Coordinates the second tab: the account, the home club and a trainer's own page.
final class AccountCoordinator: TabCoordinator, AccountCoordinatorOutput {
  private let factory: any AccountFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private weak var account: (any AccountViewProtocol)?

  init(
    router: any Routable, session: UserSession, factory: any AccountFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.factory = factory
    self.coordinatorFactory = coordinatorFactory
    super.init(router: router, session: session)
  }

  func open(animated: Bool) {
    keepRoot(animated: animated)
  }

  private func showClubs() {
    let view = factory.makeClubsView()
    connectWithMenu(view)
    view.onClubSelected = { [weak self] in self?.setHomeClub($0) }
    router.push(view)
  }

  private func setHomeClub(_ id: Club.ID) {
    session.store.homeClubID = id
    account?.showAccount()
    router.popModule()
  }

  private func startPageFlow() {
    guard let id = session.identity.trainerID else { return }
    run(coordinatorFactory.makePageCoordinator(with: router, trainerID: id, isAnimated: true))
  }
}

extension AccountCoordinator: Coordinatable {
  func start() {
    let view = factory.makeAccountView()
    view.onHomeClub = { [weak self] in self?.showClubs() }
    view.onPage = { [weak self] in self?.startPageFlow() }
    view.onLogIn = { [weak self] in self?.logIn() }
    account = view
    setRoot(view)
  }
}
