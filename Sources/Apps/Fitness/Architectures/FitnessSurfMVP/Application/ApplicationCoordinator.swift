import FitnessAppointments
import UIKit

/// Coordinates the two tabs, the sheets over them, and the identity of the user.
final class ApplicationCoordinator: BaseCoordinator {
  private static let timeLimit: TimeInterval = 10

  let tabs: UITabBarController

  // The state of link handling; see ApplicationCoordinator+Links.
  var parkedOption: DeepLinkOption?
  /// The newest link that arrived while another was being followed.
  var waitingOption: DeepLinkOption?
  var isFollowing = false

  private let window: UIWindow
  private var stateRequest: (any Request)?
  private var limit: Timer?

  init(window: UIWindow, dependencies: Dependencies) {
    let tabs = UITabBarController()
    self.window = window
    self.tabs = tabs
    super.init(router: dependencies.routing.makeRouter(of: tabs), dependencies: dependencies)
    onSharedFlow = { [weak self] in self?.runShared($0) }
  }

  /// Shows the splash until the identity is known, or the time limit has passed.
  override func start(with deepLinkOption: DeepLinkOption?) {
    parkedOption = deepLinkOption
    let (view, _) = SplashModuleConfigurator(session: session).configure()
    window.rootViewController = view.toPresent()
    askForIdentity()
    limit = Timer.scheduledTimer(withTimeInterval: Self.timeLimit, repeats: false) {
      [weak self] _ in self?.runMainFlow(as: .offline)
    }
  }

  override func handle(deepLinkOption: DeepLinkOption, animated: Bool) {
    followInTurn(deepLinkOption)
  }

  func willEnterForeground() {
    guard isStarted else { return }
    if session.identity != .guest, !session.isAsking {
      askForIdentity()
      session.notifyObservers()
    }
    choose?.reload()
  }

  // MARK: Children

  var choose: ChooseActivityTypeCoordinator? {
    hasDependency(ofType: ChooseActivityTypeCoordinator.self)
  }
  var account: AccountCoordinator? { hasDependency(ofType: AccountCoordinator.self) }
  var appointments: AppointmentsCoordinator? {
    hasDependency(ofType: AppointmentsCoordinator.self)
  }
  var login: LoginCoordinator? { hasDependency(ofType: LoginCoordinator.self) }

  var isStarted: Bool { choose != nil }

  // MARK: Identity

  private func askForIdentity(onFailure: @escaping (ServiceError) -> Void = { _ in }) {
    session.isAsking = true
    stateRequest = session.server.state { [weak self] in self?.finishAsking($0, onFailure) }
  }

  private func finishAsking(
    _ result: Result<Identity, ServiceError>, _ onFailure: (ServiceError) -> Void
  ) {
    session.isAsking = false
    stateRequest = nil
    switch result {
    case .success(let identity) where isStarted: change(to: identity)
    case .success(let identity): runMainFlow(as: identity)
    case .failure where !isStarted: runMainFlow(as: .offline)
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
    choose?.loadIfNeeded()
    handleParkedOption()
  }

  // MARK: Main flow

  private func runMainFlow(as identity: Identity) {
    limit?.invalidate()
    limit = nil
    session.identity = identity
    if identity == .guest { session.store.token = nil }
    let stacks = [UINavigationController(), UINavigationController()]
    tabs.viewControllers = stacks
    run(ChooseActivityTypeCoordinator(stack: stacks[0], dependencies: dependencies))
    run(AccountCoordinator(stack: stacks[1], dependencies: dependencies))
    window.rootViewController = tabs
    handleParkedOption()
  }

  private func runShared(_ flow: SharedFlow) {
    switch flow {
    case .appointments: runAppointmentsFlow()
    case .login(let reason, let continuation):
      runLoginFlow(for: reason, animated: true, then: continuation)
    case .logOut: if session.identity.isSignedIn { endSession {} }
    case .expired: expire()
    case .tryAgain(let onFailure): tryAgain(onFailure: onFailure)
    }
  }

  private func tryAgain(onFailure: @escaping (ServiceError) -> Void) {
    guard session.identity == .offline, !session.isAsking else { return }
    askForIdentity(onFailure: onFailure)
    session.notifyObservers()
  }

  // MARK: Sheets

  private func runAppointmentsFlow() {
    if session.identity.isSignedIn {
      runAppointmentsFlow(animated: true, with: nil)
    } else if session.identity == .guest {
      runLoginFlow(for: .appointments, animated: true) { [weak self] in
        self?.runAppointmentsFlow()
      }
    }
  }

  func runAppointmentsFlow(animated: Bool, with deepLinkOption: DeepLinkOption?) {
    let stack = UINavigationController()
    let coordinator = AppointmentsCoordinator(stack: stack, dependencies: dependencies)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    coordinator.onClose = { [weak self, weak coordinator] in self?.close(coordinator) }
    run(coordinator, with: deepLinkOption)
    router.present(stack, animated: animated)
  }

  func runLoginFlow(
    for reason: LoginReason, animated: Bool, then continuation: @escaping () -> Void
  ) {
    let stack = UINavigationController()
    let coordinator = LoginCoordinator(reason: reason, stack: stack, dependencies: dependencies)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    coordinator.onCancelled = { [weak self, weak coordinator] in self?.close(coordinator) }
    connect(coordinator, then: continuation)
    run(coordinator)
    router.present(stack, animated: animated)
  }

  /// Sets what follows the login.
  func connect(_ login: LoginCoordinator, then continuation: @escaping () -> Void) {
    login.onAuthorized = { [weak self, weak login] in
      self?.session.notifyObservers()
      self?.router.dismissModule(completion: continuation)
      self?.removeDependency(login)
    }
  }

  private func close(_ coordinator: (any Coordinator)?) {
    router.dismissModule()
    removeDependency(coordinator)
  }

  /// Finishes the flows of the sheets, which are about to be dismissed.
  func finishSheets() {
    removeDependency(appointments)
    removeDependency(login)
  }

  // MARK: The end of a session

  private func expire() {
    endSession { [weak self] in
      self?.runLoginFlow(for: .expired, animated: true, then: {})
    }
  }

  private func endSession(then completion: @escaping () -> Void) {
    stateRequest?.cancel()
    stateRequest = nil
    session.end()
    parkedOption = nil
    session.notifyObservers()
    finishSheets()
    let isCovered = tabs.presentedViewController != nil
    if isCovered { tabs.dismiss(animated: false, completion: completion) }
    choose?.returnToStart()
    account?.returnToStart()
    tabs.selectedIndex = 0
    if !isCovered { completion() }
  }
}
