import ComparedApps
import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

extension FitnessModel {
  /// Actions that lead to another screen.
  package static let actions = [
    action("open gym", from: .toActivities) { $0.openGym },
    action("open any", from: .toActivities) { $0.openAny },
    action("open the trainer of a class", from: .toActivities.openGroup) { $0.openClassTrainer },
    action("open trainers", from: .toActivities.openGym) { $0.openTrainers },
    action("open trainer", from: .toActivities.openGym.openTrainers) { $0.openTrainer },
    action("open similar", from: .toActivities.toTrainer) { $0.openSimilar },
    action("book", from: .toActivities.toTrainer) { $0.openClubs },
    action("open dates", from: .toActivities.openAny) { $0.openDates },
    action("open summary", from: .toActivities.openAny.openDates) { $0.openSummary },
    action("open note", from: .toSummary) { $0.openNote },
    action("confirm", from: .toSummary) { $0.confirm },
    action("leave", from: .toSummary) { $0.then(.tap(ElementID.leave)) },
    action("open menu", from: .toActivities) { $0.openMenu },
    action("open appointments", from: .toActivities.openMenu) { $0.chooseAppointments },
    action("book again", from: .toAppointment, start: Walk.member(appointments: 1)) {
      $0.openAgain
    },
    action("back", from: .toActivities.toTrainer) { $0.back },
    action("log in to book", from: .toActivities.toTrainer, start: Walk.guest) { $0.openClubs },
    action(
      "follow the reason of a login", from: .toActivities.toTrainer.openClubs, start: Walk.guest
    ) { $0.logIn },
    action("log out", from: .toActivities.toTrainer.openMenu) { $0.chooseLogOut },
    action("link to a trainer", from: .toActivities) { $0.openLink(.trainer(id: 3)) },
    action("link to the account", from: .toActivities) { $0.openLink(.account) },
  ]

  private static func action(
    _ name: String, from approach: Walk, start: Start = Walk.member, _ body: (Walk) -> Walk
  ) -> UserAction<FitnessModel> {
    UserAction(name, after: approach.session(from: start), events: body(Walk()).events)
  }
}

extension Walk {
  fileprivate static var toSummary: Walk { .toActivities.openAny.openDates.openSummary }
  fileprivate static var toAppointment: Walk { .toActivities.openAppointments.openAppointment }
}
