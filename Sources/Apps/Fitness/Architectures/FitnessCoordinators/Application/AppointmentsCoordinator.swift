import FitnessAppointments
import UIKit

/// Coordinates the appointments, in a sheet with its own stack.
final class AppointmentsCoordinator: BaseCoordinator, Coordinator {
  var onFinish: (() -> Void)?

  private unowned let presenter: UIViewController
  private weak var list: AppointmentsViewController?
  private lazy var stackObserver = StackObserver { [weak self] in
    self?.finishFlows(missingFrom: $0)
  }
  private lazy var sheetObserver = SheetObserver { [weak self] in self?.finishAll() }

  init(presenter: UIViewController, dependencies: Dependencies) {
    self.presenter = presenter
    super.init(dependencies: dependencies)
  }

  /// The sheet, while it is shown.
  var sheet: UINavigationController? { list?.navigationController }

  func start() {
    start(animated: true)
  }

  func start(animated: Bool) {
    let list = AppointmentsViewController(session: session)
    list.onAppointmentSelected = { [weak self] in self?.showAppointment($0) }
    list.onClose = { [weak self] in self?.close() }
    list.onExpired = { [weak self] in self?.dependencies.flows?.expire() }
    self.list = list
    let sheet = UINavigationController(rootViewController: list)
    if dependencies.isObserving {
      sheet.delegate = stackObserver
      sheet.presentationController?.delegate = sheetObserver
    }
    presenter.present(sheet, animated: animated)
  }

  private func close() {
    presenter.dismiss(animated: true)
    finishAll()
  }

  /// Finishes the flow and those in its stack.
  func finishAll() {
    finishChildren { _ in true }
    onFinish?()
  }

  // MARK: Appointment

  private func showAppointment(_ appointment: Appointment) {
    sheet?.pushViewController(makeAppointment(appointment), animated: true)
  }

  private func makeAppointment(_ appointment: Appointment) -> AppointmentViewController {
    let details = AppointmentViewController(appointment: appointment, session: session)
    details.onAgain = { [weak self] in self?.startCreateAppointmentFlow(repeating: appointment) }
    details.onCancelled = { [weak self] in self?.didCancel(appointment) }
    details.onExpired = { [weak self] in self?.dependencies.flows?.expire() }
    return details
  }

  private func didCancel(_ appointment: Appointment) {
    list?.remove(appointment)
    keepList(animated: true)
  }

  private func startCreateAppointmentFlow(repeating appointment: Appointment) {
    guard let sheet else { return }
    let coordinator = CreateAppointmentCoordinator(
      with: sheet, draft: Draft(repeating: appointment), isInTab: false,
      dependencies: dependencies)
    coordinator.onFinish = { [weak self, weak weakCoordinator = coordinator] in
      self?.removeDependency(weakCoordinator)
    }
    coordinator.onBooked = { [weak self, weak weakCoordinator = coordinator] _ in
      self?.removeDependency(weakCoordinator)
      self?.keepList(animated: true)
      self?.list?.load()
    }
    addDependency(coordinator)
    coordinator.start()
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
    guard let sheet, let list else { return }
    let stack = sheet.viewControllers
    if let index = stack.lastIndex(where: {
      ($0 as? AppointmentViewController)?.appointment.id == id
    }) {
      return set(Array(stack[...index]), animated: animated)
    }
    if let appointment = list.loadedAppointment(id) {
      return set([list, makeAppointment(appointment)], animated: animated)
    }
    keepList(animated: animated)
    if list.state != .loaded || list.scope == .withMe { list.park(id) }
  }

  private func keepList(animated: Bool) {
    if let list { set([list], animated: animated) }
  }

  /// Changes the stack; the flows that leave it finish first.
  private func set(_ new: [UIViewController], animated: Bool) {
    guard let sheet, sheet.viewControllers != new else { return }
    let leaving = sheet.viewControllers.filter { !new.contains($0) }
    finishChildren { $0.isAmong(leaving) }
    sheet.setViewControllers(new, animated: animated)
  }
}
