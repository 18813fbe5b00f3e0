import FitnessAppointments
import UIKit

/// The interface through which every flow is connected to its parent.
protocol FlowOutput: AnyObject {
  /// Called when the flow has ended.
  var finishFlow: CompletionBlock? { get set }
}

/// The base class of the coordinators that show modules on a stack.
class FlowCoordinator: BaseCoordinator, FlowOutput {
  var finishFlow: CompletionBlock?
  let router: any Routable
  let session: UserSession

  init(router: any Routable, session: UserSession) {
    self.router = router
    self.session = session
  }

  /// Pops whatever is above a module; only the last step is animated.
  func pop(to module: any Presentable, animated: Bool = true) {
    for left in (0..<module.countAbove).reversed() {
      router.popModule(animated: animated && left == 0)
    }
  }

  // MARK: Alerts

  /// Connects the alerts of a module.
  func connect(_ view: any ModuleProtocol) {
    view.onAlert = { [weak self, weak view] in
      if let view { self?.showAlert($0, $1, over: view) }
    }
  }

  /// Connects a module of a tab, which also has the menu.
  func connectWithMenu(_ view: any ModuleProtocol) {
    connect(view)
    view.onMenu = { [weak self, weak view] in
      if let view { self?.showMenu(over: view) }
    }
  }

  /// Shows an alert over a module, unless it is covered or has left its stack.
  ///
  /// The actions do nothing once the module has left its stack.
  func showAlert(
    _ text: AlertText, _ actions: [CompletionBlock] = [], over view: any ModuleProtocol
  ) {
    guard view.isSeen else { return }
    let actions = actions.map { action in
      { [weak view] in
        if view?.place != nil { action() }
      }
    }
    router.toPresent?.showAlert(text, actions)
  }

  private func showMenu(over view: any ModuleProtocol) {
    let actions: [CompletionBlock]
    switch session.identity {
    case .offline: actions = [{ [weak view] in view?.tryAgain() }]
    case .guest: actions = [showAppointments, { [weak self] in self?.logIn() }]
    case .member, .trainer: actions = [showAppointments, { [weak self] in self?.logOut() }]
    }
    showAlert(.menu(session.identity), actions, over: view)
  }

  /// The action of an alert's button that opens the appointments.
  var showAppointments: CompletionBlock {
    { [weak self] in self?.session.flows?.startAppointments() }
  }

  func logIn() {
    guard session.identity == .guest else { return }
    session.flows?.startAuthorization(for: .account) {}
  }

  private func logOut() {
    session.flows?.logOut()
  }
}
