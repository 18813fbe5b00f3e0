import ComparedApps
import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

extension FitnessModel {
  /// Actions that return to their starting point.
  package static let cycles = [
    cycle("gym, back") { walk, _ in walk.openGym.back },
    cycle("gym, trainer, jump to activities") { walk, _ in walk.toTrainer.jump(to: 0) },
    cycle("group, trainer, back, back") { walk, _ in walk.openGroup.openClassTrainer.back.back },
    cycle("similar, back", .toActivities.toTrainer) { walk, _ in walk.openSimilar.back },
    cycle("similar trainers, tab again") { walk, _ in
      walk.toTrainer.openSimilar.openSimilar.then(.tab(0))
    },
    cycle("any, swipe back") { walk, _ in walk.openAny.then(.swipeBack(isFinished: true)) },
    cycle("any, summary, leave") { walk, _ in
      walk.openAny.openDates.openSummary.then(.tap(ElementID.leave))
    },
    cycle("note, discard", .toActivities.openAny.openDates.openSummary) { walk, _ in
      walk.openNote.then(.type("abc", into: ElementID.text), .tap(ElementID.discard))
    },
    cycle("book, cancel the appointment") { walk, _ in
      walk.openAny.openDates.openSummary.confirm.then(.alertButton(0), .wait(seconds: 1))
        .openAppointment.cancelAppointment.close
    },
    cycle(abandonedAndFinished) { walk, _ in
      walk.openGym.back.toTrainer.openClubs.openDates.openSummary.confirm
        .then(.alertButton(0), .wait(seconds: 1)).openAppointment.cancelAppointment.close
    },
    cycle("book from a trainer, back, back", .toActivities.toTrainer) { walk, _ in
      walk.openClubs.openDates.back.back
    },
    cycle("appointments, close") { walk, _ in walk.openAppointments.close },
    cycle("appointment, again, swipe down", from: Walk.member(appointments: 1)) { walk, _ in
      walk.openAppointments.openAppointment.openAgain.swipeDown
    },
    cycle("account, home club, back", .toActivities.selectAccount) { walk, _ in
      walk.openHomeClub.back
    },
    cycle("own page, back", .toActivities.selectAccount, from: Walk.trainer) { walk, _ in
      walk.openOwnPage.back
    },
    cycle("account, activities") { walk, _ in walk.selectAccount.selectActivities },
    cycle("answer in the hidden tab, back, back") { walk, _ in
      walk.openGroup.then(.tapRow(ElementID.subcategories, section: 0, row: 0)).selectAccount
        .then(.wait(seconds: 1)).selectActivities.then(.wait(seconds: 1)).back.back
    },
    cycle("login, cancel", .toActivities.selectAccount, from: Walk.guest) { walk, _ in
      walk.openLogin.then(.tap(ElementID.cancel))
    },
    cycle("login, swipe down", .toActivities.toTrainer, from: Walk.guest) { walk, _ in
      walk.openClubs.swipeDown
    },
    cycle("log out, log in") { walk, _ in
      walk.logOutAndIn
    },
    cycle("link to an appointment, back, close", from: Walk.member(appointments: 1)) { walk, _ in
      walk.openLink(.appointment(id: 100)).back.close
    },
    cycle("link to a booking, back, back") { walk, _ in
      walk.openLink(.book(trainerID: 3)).back.then(.wait(seconds: 1)).back
    },
  ]

  /// The name of the cycle that leaves a flow and then runs the same flow to its end.
  package static let abandonedAndFinished = "gym, back, gym to its end"

  private static func cycle(
    _ name: String, _ approach: Walk = .toActivities, from start: Start = Walk.member,
    _ body: @escaping @Sendable (_ walk: Walk, _ repetition: Int) -> Walk
  ) -> RepeatedCycle<FitnessModel> {
    RepeatedCycle(name, after: approach.session(from: start)) { body(Walk(), $0).events }
  }
}
