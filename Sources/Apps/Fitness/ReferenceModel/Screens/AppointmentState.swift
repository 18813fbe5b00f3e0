import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of E, a booked appointment.
struct AppointmentState: Sendable {
  let appointment: Appointment
  var isBusy = false

  init(appointment: Appointment) {
    self.appointment = appointment
  }

  func canRepeat(as identity: Identity) -> Bool {
    !isBusy && identity.trainerID != appointment.trainerID
  }
}

extension FitnessModel {
  // Rows 69 and 71.
  mutating func tapInAppointment(_ name: String, _ state: AppointmentState, _ id: Int) {
    switch name {
    case ElementID.again where state.canRepeat(as: identity):
      mark(71)
      let draft = Draft(repeating: state.appointment)
      pushClubs(.create(draft), on: Self.sheet)
    case ElementID.cancelAppointment where !state.isBusy:
      mark(69)
      show(
        .cancelAppointment(state.appointment), by: id, cancelling: state.appointment.id)
    default: break
    }
  }
}

extension AppointmentState {
  func describe<Sink: ScreenSink>(_ identity: Identity, into sink: inout Sink) {
    sink.screen(ElementID.appointmentScreen, title: "Details")
    sink.details(ElementID.details, appointment.rows, !isBusy)
    sink.button(ElementID.again, "Book again", canRepeat(as: identity))
    sink.button(ElementID.cancelAppointment, "Cancel appointment", !isBusy)
    sink.overlay(isBusy)
  }
}
