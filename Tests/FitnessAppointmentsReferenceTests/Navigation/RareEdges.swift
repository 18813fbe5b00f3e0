import FitnessAppointmentsReference
import Testing
import UserSessions

/// Edges that fewer than one in five thousand random sessions cover.
enum RareEdges {
  struct Example: Sendable, CustomTestStringConvertible {
    let edge: NavigationEdge
    let session: Session<FitnessModel>

    var testDescription: String { edge.description }
  }

  static let all = [
    // A cancellation fails after a link has asked for the list again.
    example(
      .behindAlert, .answer(.appointments, .ok), .behindAlert, of: tomas,
      toAppointments + [cancelRow, .alertButton(0), link("schedule"), link("appointments/100")]
        + [.failure, .answer(1, isSuccess: true)]),
    // A link opens the appointment while the list cancels it.
    example(
      .behindScreen, .expiry, .login, of: expiring,
      toAppointments + [.wait(seconds: 46), cancelRow, .alertButton(0)]
        + [link("appointments/100"), .wait(seconds: 2)]),
    example(
      .behindSheet, .expiry, .login, of: expiring,
      toSummary(slot: 0) + [.wait(seconds: 43), .tap("confirm"), .tap("menu"), .alertButton(0)]
        + [.wait(seconds: 3)]),
    example(
      .menu, .button("Log out"), .account, of: tomas,
      [.wait(seconds: 3), .tab(1), row("account", 1), .wait(seconds: 1), .tap("similar")]
        + [.wait(seconds: 1), .tap("book"), row("clubs", 1), .wait(seconds: 1), row("slots", 0)]
        + [.tap("confirm"), .tap("menu"), .wait(seconds: 2), .alertButton(1)]),
    example(.discardNote, .link, .linked, of: mira, toChangedNote + [link("account")]),
    example(
      .discardNote, .notification, .linked, of: mira,
      toChangedNote + [.notification("fitness://appointments")]),
    example(.taken, .link, .linked, of: mira, toTaken + [link("activities/gym")]),
    example(
      .taken, .notification, .linked, of: mira, toTaken + [.notification("fitness://account")]),
  ]

  private static let mira = FitnessModel.Start(user: "mira")
  private static let tomas = FitnessModel.Start(
    user: "tomas", appointments: [.init(user: "tomas", trainerID: 3, clubID: 1, hour: 12)])
  /// Mira, whose token is valid for another 50 seconds.
  private static let expiring = FitnessModel.Start(
    user: "mira", tokenAge: 1150,
    appointments: [.init(user: "mira", trainerID: 3, clubID: 1, hour: 12)])

  private static let toAppointments: [UserEvent] = [
    .wait(seconds: 3), .tap("menu"), .alertButton(0), .wait(seconds: 1),
  ]
  private static let cancelRow = UserEvent.deleteRow("appointments", section: 0, row: 0)

  /// Books Anton in the club Harbour; the third slot is in the evening.
  private static func toSummary(slot: Int) -> [UserEvent] {
    [.wait(seconds: 3), row("activities", 0), row("subcategories", 0), .wait(seconds: 1)]
      + [row("trainers", 0), .wait(seconds: 1), .tap("book"), row("clubs", 1), .wait(seconds: 1)]
      + [row("slots", slot)]
  }

  private static let toChangedNote =
    toSummary(slot: 0) + [.tap("note"), .type("a", into: "text"), .swipeSheet(isFinished: true)]
  private static let toTaken =
    toSummary(slot: 2) + [.wait(seconds: 600), .tap("confirm"), .wait(seconds: 2)]

  private static func row(_ table: String, _ row: Int) -> UserEvent {
    .tapRow(table, section: 0, row: row)
  }

  private static func link(_ path: String) -> UserEvent { .openURL("fitness://" + path) }

  private static func example(
    _ from: NavigationNode, _ trigger: NavigationTrigger, _ to: NavigationNode,
    of start: FitnessModel.Start, _ events: [UserEvent]
  ) -> Example {
    Example(
      edge: NavigationEdge(from, trigger, to), session: Session(start: start, events: events))
  }
}
