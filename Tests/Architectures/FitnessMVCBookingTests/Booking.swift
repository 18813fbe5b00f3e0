import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVC

/// A phone with a stack whose root listens for bookings, and the screens of an appointment.
@MainActor struct Booking {
  let phone: Phone
  let session: SessionController
  let root = RootSpy()
  let navigation: UINavigationController

  /// - Parameter isOnline: Whether the server answers the request for the identity successfully.
  init(isOnline: Bool = true) throws {
    phone = Phone()
    session = SessionController(services: phone.server.services)
    session.start()
    try phone.answer(succeeding: isOnline)
    navigation = UINavigationController(rootViewController: root)
    phone.show(navigation)
  }

  var stack: [UIViewController] { navigation.viewControllers }

  /// Pushes a screen, and waits until it has appeared.
  func push(_ controllers: UIViewController...) {
    navigation.setViewControllers(stack + controllers, animated: true)
    phone.settle()
  }

  // MARK: Screens

  func clubs(_ flowType: FlowType = .gym, hasMenu: Bool = true) -> ClubsViewController {
    let clubs: ClubsViewController = MainStoryboard.instantiate()
    clubs.session = session
    clubs.flowType = flowType
    clubs.subcategoryID = 10
    clubs.trainerID = 3
    clubs.note = "abc"
    clubs.hasMenu = hasMenu
    return clubs
  }

  func dates(hasMenu: Bool = true) -> DatesViewController {
    let dates: DatesViewController = MainStoryboard.instantiate()
    dates.session = session
    dates.flowType = .gym
    dates.subcategoryID = 10
    dates.trainerID = 3
    dates.clubID = 2
    dates.note = "abc"
    dates.hasMenu = hasMenu
    return dates
  }

  func summary(_ flowType: FlowType = .gym, note: String = "") -> SummaryViewController {
    let summary: SummaryViewController = MainStoryboard.instantiate()
    summary.session = session
    summary.flowType = flowType
    summary.subcategoryID = 10
    summary.trainerID = 3
    summary.clubID = 2
    summary.slot = Slot(day: 1, hour: 12)
    summary.note = note
    return summary
  }

  /// Pushes the clubs, the dates and a summary.
  func pushSummary() throws -> (dates: DatesViewController, summary: SummaryViewController) {
    let (dates, summary) = (dates(), summary())
    push(clubs(), dates, summary)
    return (dates, summary)
  }
}
