import FitnessAppointments

/// Creates the modules of the booked appointments.
protocol AppointmentsFactoryProtocol: AnyObject {
  func makeAppointmentsView() -> any AppointmentsViewProtocol
  func makeAppointmentView(of appointment: Appointment) -> any AppointmentViewProtocol
}

extension ModulesFactory: AppointmentsFactoryProtocol {
  func makeAppointmentsView() -> any AppointmentsViewProtocol {
    let view: AppointmentsViewController = MainStoryboard.instantiate()
    AppointmentsAssembly.assembly(with: view, session: session)
    return view
  }

  func makeAppointmentView(of appointment: Appointment) -> any AppointmentViewProtocol {
    let view: AppointmentViewController = MainStoryboard.instantiate()
    AppointmentAssembly.assembly(with: view, session: session, appointment: appointment)
    return view
  }
}
