import FitnessAppointments
import UIKit

/// Navigates from the appointments, which are in a sheet, to one of them.
final class AppointmentsCoordinator: NSObject, SheetCoordinator {
  weak var parent: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private weak var viewController: AppointmentsViewController?

  init(context: CoordinatorContext, parent: (any Coordinator)?) {
    self.context = context
    self.parent = parent
  }

  func makeViewController() -> UIViewController {
    let controller: AppointmentsViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    viewController = controller
    return controller
  }

  // MARK: Navigation

  func navigateToAppointment(_ appointment: Appointment) {
    start(makeAppointmentCoordinator(of: appointment))
  }

  func close() {
    dismissSheet()
  }

  private func makeAppointmentCoordinator(of appointment: Appointment) -> AppointmentCoordinator {
    let coordinator = AppointmentCoordinator(
      context: context, parent: self, appointment: appointment)
    coordinator.delegate = self
    return coordinator
  }

  // MARK: Links

  /// Follows a link to the appointments, to one of them, or to the schedule.
  func open(_ link: DeepLink, animated: Bool) {
    viewController?.forgetParkedAppointment()
    switch link {
    case .appointment(let id): openAppointment(id, animated: animated)
    case .schedule:
      show([], animated: animated)
      viewController?.show(.withMe)
    default: show([], animated: animated)
    }
  }

  private func openAppointment(_ id: Appointment.ID, animated: Bool) {
    let open = context.navController.viewControllers.first {
      ($0 as? AppointmentViewController)?.appointment.id == id
    }
    if let open {
      show([open], animated: animated)
    } else if let appointment = viewController?.loadedAppointment(id) {
      show([prepare(makeAppointmentCoordinator(of: appointment))], animated: animated)
    } else {
      show([], animated: animated)
      viewController?.park(id)
    }
  }

  /// Replaces everything above the list with `controllers`.
  private func show(_ controllers: [UIViewController], animated: Bool) {
    let old = context.navController.viewControllers
    let new = old.prefix(1) + controllers
    if Array(new) != old {
      context.navController.setViewControllers(Array(new), animated: animated)
    }
  }
}

extension AppointmentsCoordinator: AppointmentCoordinatorDelegate {
  func didCancel(_ appointment: Appointment) {
    viewController?.remove(appointment)
    show([], animated: true)
  }

  func didBook(_ draft: Draft) {
    show([], animated: true)
    viewController?.reload()
  }
}

extension AppointmentsCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    context.childRemoval.removeChildren()
  }
}
