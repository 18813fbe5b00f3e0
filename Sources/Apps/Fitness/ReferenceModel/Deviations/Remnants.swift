import FitnessAppointments

/// State that deviating models keep although the canonical app does not; unused without deviations.
struct Remnants: Sendable {
  /// The note of the latest booking.
  var note = ""
  /// The login that was closed last.
  var login: LoginState?
  /// The user who loaded appointments last, and those appointments.
  var appointments: (user: String, rows: [Appointment])?
  /// The trainer that the user was before a change of role.
  var trainerID: Trainer.ID?
  /// The first screens of flows from which a swipe back was cancelled.
  var deadFlows: Set<Int> = []
  /// The screens that were on top of the visible stacks.
  var shownScreens: [Int] = []
}
