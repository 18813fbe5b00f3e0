@testable import FitnessAppointmentsReference
import FitnessAppointmentsUI
import UIKit
import UserSessions

extension FitnessModel: ShownModel {
  static var shownScreens: [String: ShownScreen] {
    [
      ElementID.splashScreen: .init(SplashScreen()),
      ElementID.activitiesScreen: .init(ActivitiesScreen()),
      ElementID.subcategoriesScreen: .init(SubcategoriesScreen()),
      ElementID.trainersScreen: .init(TrainersScreen()),
      ElementID.trainerScreen: .init(TrainerScreen()),
      ElementID.clubsScreen: .init(ClubsScreen()), ElementID.datesScreen: .init(DatesScreen()),
      ElementID.summaryScreen: .init(SummaryScreen()), ElementID.noteScreen: .init(NoteScreen()),
      ElementID.accountScreen: .init(AccountScreen()),
      ElementID.appointmentsScreen: .init(AppointmentsScreen()),
      ElementID.appointmentScreen: .init(AppointmentScreen()),
      ElementID.loginScreen: .init(LoginScreen()),
    ]
  }

  func screenName(of id: Int) -> String {
    switch id {
    case login?.id: ElementID.loginScreen
    case note?.id: ElementID.noteScreen
    default: screen(id)?.place.screenName ?? ElementID.splashScreen
    }
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

extension Place {
  fileprivate var screenName: String {
    switch self {
    case .activities: ElementID.activitiesScreen
    case .subcategories: ElementID.subcategoriesScreen
    case .trainers: ElementID.trainersScreen
    case .trainer: ElementID.trainerScreen
    case .clubs: ElementID.clubsScreen
    case .dates: ElementID.datesScreen
    case .summary: ElementID.summaryScreen
    case .account: ElementID.accountScreen
    case .appointments: ElementID.appointmentsScreen
    case .appointment: ElementID.appointmentScreen
    }
  }
}
