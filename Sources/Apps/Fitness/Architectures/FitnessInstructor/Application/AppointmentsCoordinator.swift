import FitnessAppointments
import UIKit

/// Coordinates the appointments, in a sheet with its own stack.
final class AppointmentsCoordinator: FlowCoordinator, Coordinator {
  private unowned let tabs: TabsRouter
  private let isAnimated: Bool
  private weak var list: AppointmentsViewController?

  init(over tabs: TabsRouter, isAnimated: Bool, dependencies: Dependencies) {
    self.tabs = tabs
    self.isAnimated = isAnimated
    super.init(
      of: .appointments, on: Router(), storage: StateStorage(of: .appointments),
      dependencies: dependencies)
  }

  /// The sheet, while it is shown.
  var sheet: UINavigationController? { list?.navigationController }

  func start() {
    let list = AppointmentsViewController(session: session)
    list.onAppointmentSelected = { [weak self] in self?.showAppointment($0) }
    list.onClose = { [weak self] in self?.close() }
    list.onExpired = { [weak self] in self?.dependencies.flows?.expire() }
    self.list = list
    router.setRoot(list)
    router.onDismiss = { [weak self] in self?.onFinish?(.left) }
    tabs.present(router, animated: isAnimated)
  }

  private func close() {
    tabs.dismiss()
    onFinish?(.left)
  }

  override func perform(_ instruction: Instruction, over viewController: UIViewController?) {
    guard instruction == .backToList else {
      return super.perform(instruction, over: viewController)
    }
    keepList(animated: true)
    list?.load()
  }

  // MARK: Appointment

  private func showAppointment(_ appointment: Appointment) {
    router.show(makeAppointment(appointment))
  }

  private func makeAppointment(_ appointment: Appointment) -> AppointmentViewController {
    let details = AppointmentViewController(appointment: appointment, session: session)
    details.onAgain = { [weak self] in
      self?.storage.draft = Draft(repeating: appointment)
      self?.advance(after: .again)
    }
    details.onCancelled = { [weak self] in self?.didCancel(appointment) }
    details.onExpired = { [weak self] in self?.dependencies.flows?.expire() }
    return details
  }

  private func didCancel(_ appointment: Appointment) {
    list?.remove(appointment)
    keepList(animated: true)
  }

  // MARK: Links

  /// Follows a link to the appointments, to one of them or to the schedule.
  func open(_ link: DeepLink, animated: Bool) {
    list?.forgetParkedAppointment()
    switch link {
    case .appointment(let id): openAppointment(id, animated: animated)
    case .schedule:
      keepList(animated: animated)
      if list?.scope == .mine { list?.show(.withMe) }
    default: keepList(animated: animated)
    }
  }

  private func openAppointment(_ id: Appointment.ID, animated: Bool) {
    guard let list else { return }
    let stack = router.viewControllers
    if let index = stack.lastIndex(where: {
      ($0 as? AppointmentViewController)?.appointment.id == id
    }) {
      return router.keep(index + 1, animated: animated)
    }
    if let appointment = list.loadedAppointment(id) {
      return router.set([list, makeAppointment(appointment)], animated: animated)
    }
    keepList(animated: animated)
    if list.state != .loaded || list.scope == .withMe { list.park(id) }
  }

  private func keepList(animated: Bool) {
    router.keep(1, animated: animated)
  }
}
