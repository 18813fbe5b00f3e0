import ComparedApps

/// The defects that Fitness's subjects reproduce; the specification numbers them.
extension PrintedDefect {
  static let documents = talk

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
}
