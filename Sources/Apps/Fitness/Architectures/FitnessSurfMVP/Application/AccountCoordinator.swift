import FitnessAppointments

/// Coordinates the second tab: the account, the home club and a trainer's own page.
final class AccountCoordinator: TabCoordinator {
  private weak var accountInput: (any AccountModuleInput)?

  override func start(with deepLinkOption: DeepLinkOption?) {
    let (view, input, output) = AccountModuleConfigurator(session: session).configure()
    connect(output, of: view)
    output.onHomeClub = { [weak self] in self?.showClubsModule() }
    output.onPage = { [weak self] in self?.runTrainerPageFlow() }
    output.onLogIn = { [weak self] in self?.logIn() }
    output.onLogOut = { [weak self, weak view] in self?.askToLogOut(over: view) }
    accountInput = input
    setRootModule(view)
  }

  override func handle(deepLinkOption: DeepLinkOption, animated: Bool) {
    returnToRoot(animated: animated)
  }

  private func askToLogOut(over view: (any Presentable)?) {
    showAlert(.logOut, over: view) { [weak self] in self?.onSharedFlow?(.logOut) }
  }

  private func showClubsModule() {
    let (view, output) = ClubsModuleConfigurator(session: session).configure(hasMenu: true)
    connect(output, of: view)
    output.onClubSelected = { [weak self] in self?.setHomeClub($0) }
    router.push(view)
  }

  private func setHomeClub(_ id: Club.ID) {
    session.store.homeClubID = id
    accountInput?.showHomeClub()
    router.popModule()
  }

  private func runTrainerPageFlow() {
    guard let id = session.identity.trainerID else { return }
    let coordinator = TrainerPageCoordinator(
      trainerID: id, above: root, router: router, dependencies: dependencies)
    run(coordinator)
  }
}
