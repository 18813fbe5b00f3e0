import FitnessAppointments

/// A sequence of screens for one purpose; one object runs it in architectures with flows.
///
/// The choice of a home club is one screen, and part of `account`.
package enum Flow: String, CaseIterable, Hashable, Sendable {
  /// The first tab, from its root on.
  case choose
  /// The second tab, from its root on.
  case account
  /// Children of `choose` and `account`, which end when their first screen leaves.
  case gym, group, any, page
  /// A child of the flow in which an appointment is booked.
  case create
  case appointments, login
}

/// A screen with all that belongs to it, in a folder of this name in every architecture.
package enum Module: String, CaseIterable, Hashable, Sendable {
  case splash = "Splash"
  case activities = "Activities"
  case subcategories = "Subcategories"
  case trainers = "Trainers"
  case trainer = "Trainer"
  case clubs = "Clubs"
  case dates = "Dates"
  case summary = "Summary"
  case note = "Note"
  case account = "Account"
  case appointments = "Appointments"
  case appointment = "Appointment"
  case login = "Login"
}
