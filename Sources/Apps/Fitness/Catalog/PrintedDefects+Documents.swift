import ComparedApps

/// The defects that Fitness's subjects reproduce; the specification numbers them.
extension PrintedDefect {
  static let documents = talk + umbrella

  private static let talk = [
    PrintedDefect(
      "K1", of: "Coordinators/talk",
      "Going back or swiping ends a flow without telling its parent, which keeps the coordinator.",
      signs: [
        .abandoned("FitnessActivityCoordinator"), .abandoned("GroupActivityCoordinator"),
        .abandoned("AnyActivityCoordinator"), .abandoned("TrainerPageCoordinator"),
        .abandoned("CreateAppointmentCoordinator"),
      ]),
    PrintedDefect(
      "K2", of: "Coordinators/talk",
      "A sheet that is swiped down does not tell the parent, which keeps the coordinator.",
      signs: [.abandoned("LoginCoordinator"), .abandoned("AppointmentsCoordinator")]),
  ]

  private static let umbrella = [
    PrintedDefect(
      "K1", of: "Umbrella/printed",
      "Going back or swiping ends a flow without telling its parent, which keeps the coordinator.",
      signs: [
        .abandoned("GymCoordinator"), .abandoned("GroupCoordinator"),
        .abandoned("AnyCoordinator"), .abandoned("PageCoordinator"),
        .abandoned("CreateAppointmentCoordinator"),
      ]),
    PrintedDefect(
      "K2", of: "Umbrella/printed",
      "A sheet that is swiped down does not tell the parent, which keeps the coordinator.",
      signs: [
        .abandoned("AuthorizationCoordinator"), .abandoned("AppointmentsCoordinator"),
        .abandoned("Router"),
      ]),
    PrintedDefect(
      "K4", of: "Umbrella/printed",
      "A completed login tells nobody, and its screen stays.",
      signs: [
        .finding("after answer:", naming: ["LoginScreen", "password"]),
        .finding("after wait:", naming: ["LoginScreen", "password"]),
        // The trials of the links and of the ways on from them include logins.
        .finding("link astray"),
      ]),
  ]
}
