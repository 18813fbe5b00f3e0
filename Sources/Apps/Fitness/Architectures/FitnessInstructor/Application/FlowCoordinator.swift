import FitnessAppointments
import UIKit

/// The base class of the coordinators of flows on a stack.
///
/// A coordinator saves what the user has chosen, asks the instructor what comes next, and has the
/// router show it.
class FlowCoordinator: BaseCoordinator {
  var onFinish: ((Ending) -> Void)?
  let flow: Flow
  let router: Router
  let storage: StateStorage

  init(of flow: Flow, on router: Router, storage: StateStorage, dependencies: Dependencies) {
    self.flow = flow
    self.router = router
    self.storage = storage
    super.init(dependencies: dependencies)
  }

  /// Follows the instructor's next instruction after a step.
  ///
  /// - Parameter viewController: The screen over which to show an alert, if the instruction
  ///   requires one.
  func advance(after step: Step, over viewController: UIViewController? = nil) {
    let state = FlowState(
      flow: flow, identity: session.identity, trainerID: storage.trainerID)
    perform(dependencies.instructor.next(after: step, in: state), over: viewController)
  }

  /// Follows an instruction; subclasses override this to follow the instructions of their own
  /// flows.
  func perform(_ instruction: Instruction, over viewController: UIViewController?) {
    switch instruction {
    case .showOffline: if let viewController { showOffline(over: viewController) }
    case .runCreate: runCreate()
    case .finish(let ending): onFinish?(ending)
    default: break
    }
  }

  /// Shows the first screen of the flow, which ends when the screen leaves the stack.
  func showFirst(_ viewController: UIViewController) {
    watch(viewController)
    router.show(viewController, at: storage.takePlace())
  }

  func watch(_ viewController: UIViewController) {
    router.onDeparture(of: viewController) { [weak self] in self?.onFinish?(.left) }
  }

  /// Runs the flow that books the saved draft; that flow ends before this one.
  func runCreate() {
    let coordinator = factory.makeCreate(on: router, for: self, dependencies)
    run(coordinator) { [weak self] in self?.advance(after: .finished($0)) }
  }

  // MARK: Alerts

  func showOffline(over viewController: UIViewController) {
    viewController.showAlert(
      .offline, [{ [weak self, weak viewController] in self?.tryAgain(from: viewController) }])
  }

  private func tryAgain(from viewController: UIViewController?) {
    if let viewController { dependencies.flows?.tryAgain(from: viewController) }
  }

  /// Adds the menu to a screen in a tab.
  func addMenu(to viewController: MenuViewController) {
    viewController.onMenu = { [weak self, weak viewController] in
      if let viewController { self?.showMenu(over: viewController) }
    }
  }

  private func showMenu(over viewController: UIViewController) {
    let identity = session.identity
    let actions: [() -> Void]
    switch identity {
    case .offline:
      actions = [{ [weak self, weak viewController] in self?.tryAgain(from: viewController) }]
    case .guest: actions = [showAppointments, { [weak self] in self?.logIn() }]
    case .member, .trainer:
      actions = [showAppointments, { [weak self] in self?.dependencies.flows?.logOut() }]
    }
    viewController.showAlert(.menu(identity), actions)
  }

  /// The action of an alert's button that opens the appointments.
  var showAppointments: () -> Void {
    { [weak self] in self?.dependencies.flows?.startAppointments() }
  }

  func logIn() {
    guard session.identity == .guest else { return }
    dependencies.flows?.startLogin(for: .account) {}
  }
}
