import FitnessAppointmentsUI
import Testing
import UIKit

@MainActor struct ScreenTests {
  /// The identifiers of the screen's views, in the order of the view tree, with hidden ones marked.
  private func identifiers(of screen: Screen) -> [String] {
    screen.contentView.subviews.map {
      ($0.accessibilityIdentifier ?? "?") + ($0.isHidden ? "-" : "")
    }
  }

  @Test("the screens have their controls in the order of the specification")
  func order() {
    let screens: [(Screen, String, [String])] = [
      (SplashScreen(), "SplashScreen", ["status"]),
      (ActivitiesScreen(), "ActivitiesScreen", ["banner-", "activities", "status", "retry-"]),
      (SubcategoriesScreen(), "SubcategoriesScreen", ["search", "subcategories"]),
      (TrainersScreen(), "TrainersScreen", ["trainers", "status", "retry-"]),
      (
        TrainerScreen(), "TrainerScreen",
        ["speciality", "rating", "book", "similar", "status", "retry-"]
      ),
      (ClubsScreen(), "ClubsScreen", ["clubs"]),
      (DatesScreen(), "DatesScreen", ["slots", "status", "retry-"]),
      (SummaryScreen(), "SummaryScreen", ["summary", "note", "confirm", "leave"]),
      (NoteScreen(), "NoteScreen", ["text"]),
      (AccountScreen(), "AccountScreen", ["identity", "account", "login-", "logout-", "retry-"]),
      (
        AppointmentsScreen(), "AppointmentsScreen", ["scope-", "appointments", "status", "retry-"]
      ),
      (AppointmentScreen(), "AppointmentScreen", ["details", "again", "cancelAppointment"]),
      (LoginScreen(), "LoginScreen", ["reason", "username", "password", "login"]),
    ]

    for (screen, name, controls) in screens {
      #expect(screen.accessibilityIdentifier == name)
      #expect(identifiers(of: screen) == controls, "\(name)")
    }
  }

  @Test("the content of a busy screen cannot be touched")
  func busy() {
    let screen = SummaryScreen()

    screen.isBusy = true
    #expect(!screen.busyOverlay.isHidden)
    #expect(!screen.contentView.isUserInteractionEnabled)

    screen.isBusy = false
    #expect(screen.busyOverlay.isHidden)
    #expect(screen.contentView.isUserInteractionEnabled)
  }
}
