import FitnessAppointments

/// The base class of the coordinators that show modules and their alerts.
class FlowCoordinator: BaseCoordinator {
  /// Called when the flow has left the screen without its coordinator's involvement.
  var finishFlow: (() -> Void)?

  /// Connects the events that all modules report.
  func connect(_ output: any ModuleOutput, of view: any Presentable) {
    output.onMenu = { [weak self, weak view] in
      if let view { self?.showMenu(over: view) }
    }
    output.onOffline = { [weak self, weak view] in
      if let view { self?.showOffline(over: view) }
    }
    output.onTryAgain = { [weak self, weak view] in self?.tryAgain(over: view) }
    output.onError = { [weak self, weak view] in self?.report($0, over: view) }
  }

  private func report(_ error: ServiceError, over view: (any Presentable)?) {
    if error == .expired {
      onSharedFlow?(.expired)
    } else {
      showAlert(.failure(error), over: view)
    }
  }

  private func tryAgain(over view: (any Presentable)?) {
    onSharedFlow?(
      .tryAgain { [weak self, weak view] in self?.showAlert(.failure($0), over: view) })
  }

  // MARK: Alerts

  /// Presents the module of an alert, if the module that asks for it is on screen.
  func present(_ alert: any Presentable, over view: (any Presentable)?) {
    if view?.isShowing == true { router.present(alert) }
  }

  /// Presents an alert whose first button calls `onConfirmed`, if it is set.
  func showAlert(
    _ text: AlertText, over view: (any Presentable)?, onConfirmed: (() -> Void)? = nil
  ) {
    let (alert, output) = AlertModuleConfigurator().configure(with: text)
    output.onConfirmed = onConfirmed
    present(alert, over: view)
  }

  /// Returns the action of an alert's button, which does nothing once the module has left its
  /// stack.
  func action(
    over view: any Presentable,
    _ action: @escaping (_ coordinator: FlowCoordinator, _ view: any Presentable) -> Void
  ) -> () -> Void {
    { [weak self, weak view] in
      if let self, let view, view.place != nil { action(self, view) }
    }
  }

  private func showMenu(over view: any Presentable) {
    let (alert, output) = MenuAlertModuleConfigurator().configure(with: session.identity)
    output.onAppointments = action(over: view) { flow, _ in flow.onSharedFlow?(.appointments) }
    output.onLogIn = action(over: view) { flow, _ in flow.logIn() }
    output.onLogOut = action(over: view) { flow, _ in flow.onSharedFlow?(.logOut) }
    output.onTryAgain = action(over: view) { $0.tryAgain(over: $1) }
    present(alert, over: view)
  }

  func showOffline(over view: any Presentable) {
    let (alert, output) = OfflineAlertModuleConfigurator().configure()
    output.onTryAgain = action(over: view) { $0.tryAgain(over: $1) }
    present(alert, over: view)
  }

  func logIn() {
    if session.identity == .guest { onSharedFlow?(.login(.account, then: {})) }
  }
}
