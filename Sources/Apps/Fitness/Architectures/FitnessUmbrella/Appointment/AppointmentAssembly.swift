import FitnessAppointments

/// Links the parts of the appointment module.
enum AppointmentAssembly {
  static func assembly(
    with view: AppointmentViewController, session: UserSession, appointment: Appointment
  ) {
    let presenter = AppointmentPresenter(session: session, appointment: appointment)
    presenter.view = view
    view.output = presenter
  }
}
