import FitnessAppointments
import UIKit

/// Builds the module of an appointment's details.
struct AppointmentConfigurator {
  let session: UserSession

  func configure(appointment: Appointment) -> UIViewController {
    let router = AppointmentRouter(session: session)
    let presenter = AppointmentPresenter(
      session: session, router: router, appointment: appointment)
    let viewController = AppointmentViewController()
    viewController.presenter = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
