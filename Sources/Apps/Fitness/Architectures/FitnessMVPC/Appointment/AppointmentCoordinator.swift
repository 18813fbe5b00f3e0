import FitnessAppointments
import UIKit

/// Receives the cancellation of an appointment, or a new appointment that repeats it.
protocol AppointmentCoordinatorDelegate: BookingDelegate {
  func didCancel(_ appointment: Appointment)
}

/// Navigates from an appointment to the clubs, to book it again.
final class AppointmentCoordinator: StackCoordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any AppointmentCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext
  private let appointment: Appointment

  init(context: CoordinatorContext, parent: (any Coordinator)?, appointment: Appointment) {
    self.context = context
    self.parent = parent
    self.appointment = appointment
  }

  func makeViewController() -> UIViewController {
    let controller: AppointmentViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.session = session
    controller.appointment = appointment
    return controller
  }

  func navigateToClubs() {
    let coordinator = ClubsCoordinator(
      context: context, parent: self, flowType: FlowType(appointment.activity),
      subcategoryID: appointment.subcategoryID, trainerID: appointment.trainerID,
      note: appointment.note)
    coordinator.delegate = self
    start(coordinator)
  }

  func didCancel() {
    delegate?.didCancel(appointment)
  }
}

extension AppointmentCoordinator: BookingDelegate {
  func didBook(_ draft: Draft) {
    delegate?.didBook(draft)
  }
}
