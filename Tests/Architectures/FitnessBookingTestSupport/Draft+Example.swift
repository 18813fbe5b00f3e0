public import FitnessAppointments

extension Draft {
  /// Strength with Olena in Harbour, tomorrow at 12:00.
  public static let example = Draft(
    activity: .gym, subcategoryID: 10, trainerID: 3, clubID: 2, slot: Slot(day: 1, hour: 12))
}

extension Appointment {
  /// The booked example, with a note.
  public static let example = Appointment(
    id: 100, user: "mira", activity: .gym, subcategoryID: 10, trainerID: 3, clubID: 2,
    slot: Slot(day: 1, hour: 12), note: "abc")
}
