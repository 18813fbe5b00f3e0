import FitnessAppointments
import UIKit

/// Coordinates the two tabs, the sheets over them, and the identity of the user.
final class ApplicationCoordinator: BaseCoordinator, Coordinator {
  private static let timeLimit: TimeInterval = 10

  var onFinish: ((Ending) -> Void)?
  let tabs: TabsRouter
  private(set) weak var appointments: AppointmentsCoordinator?
  private(set) weak var login: LoginCoordinator?
  private(set) lazy var choose = factory.makeChoose(on: Router(), dependencies)
  private(set) lazy var account = factory.makeAccount(on: Router(), dependencies)

  // The state of link handling; see ApplicationCoordinator+Links.
  var parkedLink: DeepLink?
  /// The newest link that arrived while another was being followed.
  var waitingLink: DeepLink?
  var isFollowingLink = false
  private(set) var isStarted = false

  private var stateRequest: (any Request)?
  private var limit: Timer?

  init(window: UIWindow, dependencies: Dependencies) {
    tabs = TabsRouter(window: window)
    super.init(dependencies: dependencies)
    dependencies.flows = self
  }

  /// Shows the splash until the identity is known, or the time limit has passed.
  func start() {
    tabs.showSplash(SplashViewController())
    askForIdentity()
    limit = Timer.scheduledTimer(withTimeInterval: Self.timeLimit, repeats: false) {
      [weak self] _ in self?.begin(as: .offline)
    }
  }

  private func begin(as identity: Identity) {
    limit?.invalidate()
    limit = nil
    isStarted = true
    session.identity = identity
    if identity == .guest { session.store.token = nil }
    tabs.setTabs([choose.router, account.router])
    addDependency(choose)
    choose.start()
    addDependency(account)
    account.start()
    tabs.showTabs()
    followParkedLink()
  }

  func willEnterForeground() {
    guard isStarted else { return }
    if session.identity != .guest, !session.isAsking {
      askForIdentity()
      showIdentity()
    }
    choose.reload()
  }

  // MARK: Identity

  private func askForIdentity(for asker: UIViewController? = nil) {
    session.isAsking = true
    stateRequest = session.server.state { [weak self, weak asker] in
      self?.didAnswer($0, to: asker)
    }
  }

  private func didAnswer(_ result: Result<Identity, ServiceError>, to asker: UIViewController?) {
    session.isAsking = false
    stateRequest = nil
    switch result {
    case .success(let identity) where isStarted: change(to: identity)
    case .success(let identity): begin(as: identity)
    case .failure where !isStarted: begin(as: .offline)
    case .failure(let error):
      showIdentity()
      asker?.showAlert(.failure(error))
    }
  }

  private func change(to new: Identity) {
    let old = session.identity
    if old.isSignedIn, new == .guest { return expire() }
    if new == .guest { session.store.token = nil }
    session.identity = new
    showIdentity()
    guard old == .offline else { return }
    choose.loadIfNeeded()
    followParkedLink()
  }

  private func showIdentity() {
    let routers = [choose.router, account.router] + (appointments.map { [$0.router] } ?? [])
    for case let screen as any IdentityShowing in routers.flatMap(\.viewControllers)
    where screen.isViewLoaded {
      screen.showIdentity()
    }
  }

  // MARK: The end of a session

  private func endSession(then completion: @escaping () -> Void) {
    session.server.cancelAccountRequests()
    stateRequest?.cancel()
    stateRequest = nil
    session.isAsking = false
    session.store.token = nil
    session.store.homeClubID = nil
    session.identity = .guest
    parkedLink = nil
    showIdentity()
    finishSheets()
    if tabs.isCovered {
      tabs.dismiss(animated: false, completion: completion)
      returnToStart()
    } else {
      returnToStart()
      completion()
    }
  }

  private func returnToStart() {
    choose.returnToStart()
    account.returnToStart()
    tabs.select(0)
  }

  /// Finishes the flows of the sheets, which are about to be dismissed.
  func finishSheets() {
    appointments?.onFinish?(.left)
    login?.onFinish?(.left)
  }
}

extension ApplicationCoordinator: SharedFlows {
  func startLogin(for reason: LoginReason, then continuation: @escaping () -> Void) {
    startLogin(for: reason, animated: true, then: continuation)
  }

  func startLogin(
    for reason: LoginReason, animated: Bool, then continuation: @escaping () -> Void
  ) {
    let coordinator = factory.makeLogin(
      over: tabs, reason: reason, isAnimated: animated, dependencies)
    coordinator.onAuthorized = { [weak self] in self?.didLogIn($0) }
    coordinator.continuation = continuation
    login = coordinator
    run(coordinator)
  }

  private func didLogIn(_ login: Login) {
    session.store.token = login.token
    session.store.lastUsername = login.token.user
    session.identity = login.identity
    showIdentity()
  }

  func startAppointments() {
    if session.identity.isSignedIn {
      startAppointments(animated: true)
    } else if session.identity == .guest {
      startLogin(for: .appointments) { [weak self] in self?.startAppointments() }
    }
  }

  func startAppointments(animated: Bool) {
    let coordinator = factory.makeAppointments(over: tabs, isAnimated: animated, dependencies)
    appointments = coordinator
    run(coordinator)
  }

  func logOut() {
    if session.identity.isSignedIn { endSession {} }
  }

  func expire() {
    endSession { [weak self] in self?.startLogin(for: .expired) {} }
  }

  func tryAgain(from viewController: UIViewController) {
    guard session.identity == .offline, !session.isAsking else { return }
    askForIdentity(for: viewController)
    showIdentity()
  }
}
