import FitnessAppointments
import UIKit

/// The interface of the booked-appointments flow for the app's coordinator.
protocol AppointmentsCoordinatorOutput: FlowOutput {
  var router: any Routable { get }
  /// Whether the sheet is shown.
  var isOpen: Bool { get }
  /// Follows a link to the appointments, to one of them or to the schedule.
  func open(_ link: DeepLink, animated: Bool)
}

/// Coordinates the appointments, in a sheet with its own stack.
final class AppointmentsCoordinator: FlowCoordinator, AppointmentsCoordinatorOutput {
  private let factory: any AppointmentsFactoryProtocol
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private weak var list: (any AppointmentsViewProtocol)?
  private weak var details: (any AppointmentViewProtocol)?

  init(
    router: any Routable, session: UserSession, factory: any AppointmentsFactoryProtocol,
    coordinatorFactory: any CoordinatorFactoryProtocol
  ) {
    self.factory = factory
    self.coordinatorFactory = coordinatorFactory
    super.init(router: router, session: session)
  }

  var isOpen: Bool { list?.place != nil }

  // MARK: Appointment

  private func showAppointment(_ appointment: Appointment, animated: Bool) {
    let view = makeAppointment(appointment)
    if animated { router.push(view) } else { router.push(view, animated: false) }
  }

  private func makeAppointment(_ appointment: Appointment) -> any AppointmentViewProtocol {
    let view = factory.makeAppointmentView(of: appointment)
    connect(view)
    view.onAgain = { [weak self] in self?.startCreateAppointmentFlow(repeating: appointment) }
    view.onCancelled = { [weak self] in self?.didCancel(appointment) }
    details = view
    return view
  }

  private func didCancel(_ appointment: Appointment) {
    list?.remove(appointment)
    router.popModule()
  }

  private func startCreateAppointmentFlow(repeating appointment: Appointment) {
    let coordinator = coordinatorFactory.makeCreateAppointmentCoordinator(
      with: router, draft: Draft(repeating: appointment), isInTab: false, isAnimated: true)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    coordinator.onBooked = { [weak self, weak coordinator] _ in
      self?.removeDependency(coordinator)
      self?.returnToList()
    }
    addDependency(coordinator)
    coordinator.start()
  }

  private func returnToList() {
    router.popToRootModule(animated: true)
    list?.load()
  }

  // MARK: Links

  func open(_ link: DeepLink, animated: Bool) {
    list?.forgetParkedAppointment()
    switch link {
    case .appointment(let id): openAppointment(id, animated: animated)
    case .schedule:
      keepList(animated: animated)
      list?.showSchedule()
    default: keepList(animated: animated)
    }
  }

  private func openAppointment(_ id: Appointment.ID, animated: Bool) {
    if let details, details.appointment.id == id, details.place != nil {
      return pop(to: details, animated: animated)
    }
    guard let appointment = list?.loadedAppointment(id) else {
      keepList(animated: animated)
      list?.park(id)
      return
    }
    keepList(animated: false)
    showAppointment(appointment, animated: false)
  }

  private func keepList(animated: Bool) {
    guard let list, list.countAbove > 0 else { return }
    router.popToRootModule(animated: animated)
  }
}

extension AppointmentsCoordinator: Coordinatable {
  func start() {
    let view = factory.makeAppointmentsView()
    connect(view)
    view.onAppointmentSelected = { [weak self] in self?.showAppointment($0, animated: true) }
    // The last step of following a link, which is not animated.
    view.onParkedLoaded = { [weak self] in self?.showAppointment($0, animated: false) }
    view.onClose = { [weak self] in self?.finishFlow?() }
    list = view
    router.setRootModule(view)
  }
}
