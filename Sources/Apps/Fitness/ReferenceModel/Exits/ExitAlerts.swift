import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The alerts, each with a session that leads to it.
enum ExitAlerts {
  typealias Place = ExitPlaces.Place

  static let all =
    [
      menu, unreachable, nobodyFree, booked, confirmLogOut, offline, discardNote, taken,
      credentialsMissing, loginRejected,
    ] + cancellations

  /// The alerts whose first button removes a screen or a session.
  static let confirmed = [booked, confirmLogOut, discardNote, taken] + cancellations

  private static let menu = ExitPlaces.gym[2].then(.tap(ElementID.menu))
  private static let unreachable = ExitPlaces.summaries[0].then(
    .tap(ElementID.confirm), .answer(0, isSuccess: false))
  // After twenty minutes, no trainer is available.
  private static let nobodyFree = ExitPlaces.place(ExitPlaces.home, Walk.guest).then(
    .wait(seconds: 600), .wait(seconds: 600), .background, .wait(seconds: 1),
    .tapRow(ElementID.activities, section: 0, row: 2))
  private static let booked = ExitPlaces.summaries[0].then(
    .tap(ElementID.confirm), .wait(seconds: 2))
  private static let confirmLogOut = ExitPlaces.roots[1].then(.tap(ElementID.logout))
  private static let offline = ExitPlaces.place(
    Walk().then(.answer(0, isSuccess: false)).openGym
  ).then(
    .tapRow(ElementID.subcategories, section: 0, row: 0), .tap(ElementID.retry))
  private static let discardNote = ExitPlaces.notes[0].then(
    .type("abc", into: ElementID.text), .swipeSheet(isFinished: true))

  /// The last slot of the day, which strangers book within ten minutes.
  static let summaryOfTakenSlot = ExitPlaces.place(ExitPlaces.home.toTrainer.openClubs).then(
    .tapRow(ElementID.clubs, section: 0, row: 1), .wait(seconds: 1),
    .tapRow(ElementID.slots, section: 0, row: 2), .wait(seconds: 600))
  private static let taken = summaryOfTakenSlot.then(.tap(ElementID.confirm), .wait(seconds: 2))

  private static let cancellations = [
    ExitPlaces.appointments[0].then(.deleteRow(ElementID.appointments, section: 0, row: 0)),
    ExitPlaces.appointments[1].then(.tap(ElementID.cancelAppointment)),
  ]

  private static let credentialsMissing = ExitPlaces.logins[0].then(.tap(ElementID.login))
  private static let loginRejected = ExitPlaces.logins[0].then(
    .type("mira", into: ElementID.username), .type("no", into: ElementID.password),
    .tap(ElementID.login), .wait(seconds: 2))
}
