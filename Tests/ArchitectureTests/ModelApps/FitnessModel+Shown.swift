@testable import FitnessAppointmentsReference
import FitnessAppointmentsUI
import UIKit
import UserSessions

extension FitnessModel: ShownModel {
  static var screenViews: [String: @MainActor () -> UIView] {
    [
      ElementID.splashScreen: { SplashScreen() },
      ElementID.activitiesScreen: { ActivitiesScreen() },
      ElementID.subcategoriesScreen: { SubcategoriesScreen() },
      ElementID.trainersScreen: { TrainersScreen() }, ElementID.trainerScreen: { TrainerScreen() },
      ElementID.clubsScreen: { ClubsScreen() }, ElementID.datesScreen: { DatesScreen() },
      ElementID.summaryScreen: { SummaryScreen() }, ElementID.noteScreen: { NoteScreen() },
      ElementID.accountScreen: { AccountScreen() },
      ElementID.appointmentsScreen: { AppointmentsScreen() },
      ElementID.appointmentScreen: { AppointmentScreen() },
      ElementID.loginScreen: { LoginScreen() },
    ]
  }

  var shownRoot: ShownRoot {
    isStarted ? .tabs(stacks[0...1].map { $0.map(\.id) }, selected: tab) : .screen(0)
  }

  var shownSheets: [[Int]] {
    [stacks[Self.sheet].map(\.id), [login?.id, note?.id].compactMap(\.self)].filter { !$0.isEmpty }
  }

  mutating func passHalfSecond(_ number: Int, isReachable: Bool) {
    if !isReachable, isWaiting { handle(.answer(0, isSuccess: false)) }
    if number.isMultiple(of: 2) { handle(.wait(seconds: 1)) }
  }
}
