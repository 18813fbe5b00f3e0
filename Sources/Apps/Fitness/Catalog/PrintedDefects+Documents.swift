import ComparedApps
import FitnessAppointmentsReference

/// The defects that Fitness's subjects reproduce, numbered as in the specification.
extension PrintedDefect {
  static let documents = talk + umbrella + mainRouter

  private static let talk = [
    PrintedDefect(
      "K1", of: "Coordinators/talk",
      "Back or a swipe ends a flow without notifying its parent, which keeps the coordinator.",
      signs: [
        .abandoned("FitnessActivityCoordinator"), .abandoned("GroupActivityCoordinator"),
        .abandoned("AnyActivityCoordinator"), .abandoned("TrainerPageCoordinator"),
        .abandoned("CreateAppointmentCoordinator"),
      ]),
    PrintedDefect(
      "K2", of: "Coordinators/talk",
      "The parent is not notified when a sheet is swiped down, and keeps the coordinator.",
      signs: [.abandoned("LoginCoordinator"), .abandoned("AppointmentsCoordinator")]),
    PrintedDefect(
      "K3", of: "Coordinators/talk",
      "A flow that was left stays even if the same flow is then taken to its end.",
      signs: [.growing("FitnessActivityCoordinator", in: FitnessModel.abandonedAndFinished)]),
  ]

  private static let umbrella = [
    PrintedDefect(
      "K1", of: "Umbrella/printed",
      "Back or a swipe ends a flow without notifying its parent, which keeps the coordinator.",
      signs: [
        .abandoned("GymCoordinator"), .abandoned("GroupCoordinator"),
        .abandoned("AnyCoordinator"), .abandoned("PageCoordinator"),
        .abandoned("CreateAppointmentCoordinator"),
      ]),
    PrintedDefect(
      "K2", of: "Umbrella/printed",
      "The parent is not notified when a sheet is swiped down, and keeps the coordinator.",
      signs: [
        .abandoned("AuthorizationCoordinator"), .abandoned("AppointmentsCoordinator"),
        .abandoned("Router"),
      ]),
    PrintedDefect(
      "K3", of: "Umbrella/printed",
      "A flow that was left stays even if the same flow is then taken to its end.",
      signs: [.growing("GymCoordinator", in: FitnessModel.abandonedAndFinished)]),
    PrintedDefect(
      "K4", of: "Umbrella/printed",
      "A completed login is not reported to the parent, and its screen stays.",
      signs: [
        .finding("after answer:", naming: ["LoginScreen", "password"]),
        .finding("after wait:", naming: ["LoginScreen", "password"]),
        // The link trials, and the steps that follow them, include logins.
        .finding("link astray"),
      ]),
    PrintedDefect(
      "K5", of: "Umbrella/printed",
      "An app that ends before the gateway answers crashes.",
      signs: [.finding("trap:", naming: ["unowned reference"])]),
  ]

  // Several of these defects can produce the same facts: a trainer in the frontmost tab may be one
  // that was pushed there, or one that was popped. The first matching defect is named. In the link
  // trials, a trainer or the answer to a booking (K9) arrives after a link has led elsewhere.
  private static let mainRouter = [
    mainRouter(
      "K6", "A screen that comes while an alert is in front is lost.",
      naming: [["SubcategoriesScreen", "TrainerScreen", "depth"]]),
    mainRouter(
      "K7", "A screen that comes while a sheet is in front is shown in the sheet.",
      naming: [["TrainerScreen", "depth", "sheet"]],
      or: [.finding("link astray, expected reached: fitness://appointments")]),
    mainRouter(
      "K8", "A screen that comes while the other tab is in front is shown in that tab.",
      naming: [["TrainerScreen", "book", "depth"], ["depth", "rating"]],
      or: [.finding("link astray, expected kept: fitness://account")]),
    mainRouter(
      "K9", "A booking granted while something else is in front does not return to the root.",
      naming: [["depth"]]),
    mainRouter(
      "K10", "An alert is shown over whatever is in front, and UIKit does not refuse it.",
      naming: [["alert"]], or: [.finding("refusal")]),
  ]

  /// Returns a defect that appears once the server answers, in an answer event or during a wait.
  private static func mainRouter(
    _ id: String, _ summary: String, naming facts: [[String]], or others: [Sign] = []
  ) -> PrintedDefect {
    let events = ["after answer:", "after wait:"]
    let signs = events.flatMap { event in facts.map { Sign.finding(event, naming: $0) } }
    return PrintedDefect(id, of: "CoordinatedSurfMVP/MainRouter", summary, signs: signs + others)
  }
}
