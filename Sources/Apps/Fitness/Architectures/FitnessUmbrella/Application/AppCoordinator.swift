import FitnessAppointments
import UIKit

/// Coordinates the two tabs, the sheets over them, and the identity of the user.
final class AppCoordinator: BaseCoordinator {
  private static let timeLimit: TimeInterval = 10

  let router: any Routable
  let session: UserSession
  private(set) weak var tabs: (any TabsProtocol)?
  private(set) weak var activities: (any Coordinatable & ActivitiesCoordinatorOutput)?
  private(set) weak var account: (any Coordinatable & AccountCoordinatorOutput)?
  private(set) weak var appointments: (any Coordinatable & AppointmentsCoordinatorOutput)?
  private(set) weak var authorization: (any Coordinatable & AuthorizationCoordinatorOutput)?

  // The state of link handling; see AppCoordinator+Links.
  var parkedLink: DeepLink?
  /// The newest link that arrived while another was being followed.
  var waitingLink: DeepLink?
  var isFollowingLink = false

  private let factory: any CoordinatorFactoryProtocol
  private let gateway: Gateway
  private let version: Version
  private var stateRequest: (any Request)?
  private var limit: Timer?
  private var afterLogin: CompletionBlock?

  init(
    router: any Routable, factory: any CoordinatorFactoryProtocol, session: UserSession,
    version: Version
  ) {
    self.router = router
    self.factory = factory
    self.session = session
    self.version = version
    gateway = Gateway(server: session.server)
    super.init()
    session.flows = self
  }

  var isStarted: Bool { tabs != nil }

  func willEnterForeground() {
    guard isStarted else { return }
    if session.identity != .guest, !session.isAsking {
      getState()
      session.notifyObservers()
    }
    activities?.reload()
  }

  // MARK: State

  private func getState(onFailure: @escaping (ServiceError) -> Void = { _ in }) {
    session.isAsking = true
    switch version {
    case .printed:
      stateRequest = gateway.getState { [unowned self] in didAnswer($0, onFailure) }
    case .mended:
      stateRequest = gateway.getState { [weak self] in self?.didAnswer($0, onFailure) }
    }
  }

  private func didAnswer(
    _ result: Result<Identity, ServiceError>, _ onFailure: (ServiceError) -> Void
  ) {
    session.isAsking = false
    stateRequest = nil
    switch result {
    case .success(let identity) where isStarted: change(to: identity)
    case .success(let identity): performMainFlow(as: identity)
    case .failure where !isStarted: performMainFlow(as: .offline)
    case .failure(let error):
      session.notifyObservers()
      onFailure(error)
    }
  }

  private func change(to new: Identity) {
    let old = session.identity
    if old.isSignedIn, new == .guest { return expire() }
    if new == .guest { session.store.token = nil }
    session.identity = new
    session.notifyObservers()
    guard old == .offline else { return }
    activities?.loadIfNeeded()
    followParkedLink()
  }

  // MARK: Main flow

  private func performMainFlow(as identity: Identity) {
    limit?.invalidate()
    limit = nil
    session.identity = identity
    if identity == .guest { session.store.token = nil }
    router.setRootModule(startTabs(), hideBar: true)
    // The tabs appear in the next run-loop turn; nothing can be presented before then.
    DispatchQueue.main.async { [weak self] in self?.followParkedLink() }
  }

  private func startTabs() -> any TabsProtocol {
    let (first, second) = (factory.makeStack(), factory.makeStack())
    let tabs = factory.makeTabs([first.stack, second.stack])
    let activities = factory.makeActivitiesCoordinator(with: first.router)
    let account = factory.makeAccountCoordinator(with: second.router)
    (self.tabs, self.activities, self.account) = (tabs, activities, account)
    for coordinator in [activities, account] as [any Coordinatable] {
      addDependency(coordinator)
      coordinator.start()
    }
    return tabs
  }

  // MARK: Sheets

  func startAuthorization(
    for reason: LoginReason, animated: Bool, then continuation: @escaping CompletionBlock
  ) {
    let (stack, sheet) = factory.makeSheet()
    let coordinator = factory.makeAuthorizationCoordinator(with: sheet, reason: reason)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.didAuthorize(coordinator)
    }
    coordinator.cancelFlow = { [weak self, weak coordinator] in self?.close(coordinator) }
    afterLogin = continuation
    authorization = coordinator
    start(coordinator, in: sheet)
    show(stack, animated: animated)
  }

  /// Changes what follows the login, but keeps what has been typed.
  func changeAuthorization(
    to reason: LoginReason, then continuation: @escaping CompletionBlock
  ) {
    authorization?.change(to: reason)
    afterLogin = continuation
  }

  private func didAuthorize(_ coordinator: (any Coordinatable)?) {
    session.notifyObservers()
    let continuation = afterLogin
    router.dismissModule(animated: true) { continuation?() }
    removeDependency(coordinator)
  }

  func startAppointments(animated: Bool) {
    let (stack, sheet) = factory.makeSheet()
    let coordinator = factory.makeAppointmentsCoordinator(with: sheet)
    coordinator.finishFlow = { [weak self, weak coordinator] in self?.close(coordinator) }
    appointments = coordinator
    start(coordinator, in: sheet)
    show(stack, animated: animated)
  }

  private func start(_ coordinator: any Coordinatable, in sheet: any Routable) {
    sheet.onDismiss = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }

  private func show(_ stack: any Presentable, animated: Bool) {
    if animated { router.present(stack) } else { router.present(stack, animated: false) }
  }

  private func close(_ coordinator: (any Coordinatable)?) {
    router.dismissModule()
    removeDependency(coordinator)
  }

  /// Finishes the flows of the sheets, which are about to be dismissed.
  func finishSheets() {
    removeDependency(appointments)
    removeDependency(authorization)
  }

  // MARK: The end of a session

  private func endSession(then completion: @escaping CompletionBlock) {
    stateRequest?.cancel()
    stateRequest = nil
    session.end()
    parkedLink = nil
    session.notifyObservers()
    finishSheets()
    let isCovered = router.isCovered
    if isCovered { router.dismissModule(animated: false, completion: completion) }
    activities?.returnToStart()
    account?.returnToStart()
    tabs?.selectedIndex = 0
    if !isCovered { completion() }
  }
}

extension AppCoordinator: Coordinatable {
  /// Shows the splash until the state is known, or the time limit has passed.
  func start() {
    router.setRootModule(factory.makeSplash(), hideBar: true)
    getState()
    limit = Timer.scheduledTimer(withTimeInterval: Self.timeLimit, repeats: false) {
      [weak self] _ in self?.performMainFlow(as: .offline)
    }
  }
}

extension AppCoordinator: SharedFlows {
  func startAuthorization(for reason: LoginReason, then continuation: @escaping CompletionBlock) {
    startAuthorization(for: reason, animated: true, then: continuation)
  }

  func startAppointments() {
    if session.identity.isSignedIn {
      startAppointments(animated: true)
    } else if session.identity == .guest {
      startAuthorization(for: .appointments) { [weak self] in self?.startAppointments() }
    }
  }

  func logOut() {
    if session.identity.isSignedIn { endSession {} }
  }

  func expire() {
    endSession { [weak self] in self?.startAuthorization(for: .expired) {} }
  }

  func tryAgain(onFailure: @escaping (ServiceError) -> Void) {
    guard session.identity == .offline, !session.isAsking else { return }
    getState(onFailure: onFailure)
    session.notifyObservers()
  }
}
