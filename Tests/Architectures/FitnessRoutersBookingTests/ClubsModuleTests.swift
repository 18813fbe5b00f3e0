import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessRouters

@MainActor @Suite("Clubs module") struct ClubsModuleTests {
  @Test("the configurator connects the view controller and the presenter")
  func wiring() throws {
    let booking = OpenBooking { [$0.clubs()] }

    let clubs = try #require(booking.top as? ClubsViewController)
    #expect(clubs.presenter.view === clubs)
  }

  @Test("the screen lists the clubs, and checks the home club")
  func content() {
    let booking = OpenBooking { modules in
      modules.session.store.homeClubID = 3
      return [modules.clubs()]
    }

    #expect(booking.top?.title == "Clubs")
    #expect(booking.rows == ["Centre", "Harbour", "North ✓"])
  }

  @Test("selecting a club opens the dates of the trainer in that club")
  func dates() throws {
    let booking = OpenBooking { [$0.clubs()] }

    try booking.tapRow(1)

    #expect(booking.navigation.viewControllers.count == 3)
    #expect(booking.top is DatesViewController)
    #expect(booking.pending == [.slots(3, 2)])
  }

  @Test("choosing a home club returns to the first screen of the stack")
  func homeClub() throws {
    let booking = OpenBooking { [$0.homeClub()] }

    try booking.tapRow(1)

    #expect(booking.root.homeClubs == [2])
    #expect(booking.navigation.viewControllers == [booking.root])
  }

  @Test("the menu opens the appointments in a sheet")
  func appointments() throws {
    let booking = OpenBooking { [$0.clubs()] }

    try booking.tapBarItem("menu")
    #expect(booking.phone.alertMessage == "Mira, member")
    try booking.phone.answerAlert("Appointments")

    #expect(booking.top is AppointmentsViewController)
    #expect(booking.pending == [.appointments(.mine)])
  }

  @Test("a guest's menu opens the login in a sheet")
  func login() throws {
    let booking = OpenBooking(user: nil) { [$0.clubs()] }

    try booking.tapBarItem("menu")
    try booking.phone.answerAlert("Log in")

    #expect(booking.top is LoginViewController)
    #expect(booking.text("reason") == "")
  }

  @Test("a closed module is released completely")
  func release() throws {
    let booking = OpenBooking { [$0.clubs()] }
    weak let controller = booking.top as? ClubsViewController
    weak let presenter = controller?.presenter
    #expect(controller != nil && presenter != nil)

    try booking.phone.goBack()

    #expect(controller == nil)
    #expect(presenter == nil)
  }
}
