import FitnessAppointments
import UIKit

/// Builds the module of an appointment.
struct AppointmentModuleConfigurator {
  let session: UserSession

  func configure(with appointment: Appointment) -> (
    view: any Presentable, input: any AppointmentModuleInput, output: any AppointmentModuleOutput
  ) {
    let view = AppointmentViewController()
    let presenter = AppointmentPresenter(session: session, appointment: appointment)
    view.output = presenter
    presenter.view = view
    return (view, presenter, presenter)
  }
}
