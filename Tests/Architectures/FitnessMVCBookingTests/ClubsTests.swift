import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVC

@MainActor @Suite("Clubs") struct ClubsTests {
  @Test("the screen shows the clubs, with the home club checked")
  func rows() throws {
    let booking = try Booking()
    booking.phone.store.homeClubID = 3
    let clubs = booking.clubs()

    booking.push(clubs)

    let screen = try #require(clubs.view as? ClubsScreen)
    #expect(screen.tableView.rows() == ["Centre", "Harbour", "North ✓"])
    #expect(clubs.title == "Clubs")
  }

  @Test("selecting a club shows its dates, with everything that later screens need")
  func dates() throws {
    let booking = try Booking()
    let clubs = booking.clubs(hasMenu: false)
    booking.push(clubs)
    let screen = try #require(clubs.view as? ClubsScreen)

    try booking.phone.tapRow(1, in: screen.tableView)

    let dates = try #require(booking.stack.last as? DatesViewController)
    #expect(dates.flowType == .gym && dates.subcategoryID == 10 && dates.note == "abc")
    #expect(dates.trainerID == 3 && dates.clubID == 2 && !dates.hasMenu)
    #expect(dates.session === booking.session)
  }

  @Test("choosing a home club is reported and does not navigate")
  func homeClub() throws {
    let booking = try Booking()
    let spy = DelegateSpy()
    let clubs = booking.clubs(.pick)
    clubs.delegate = spy
    booking.push(clubs)
    let screen = try #require(clubs.view as? ClubsScreen)

    try booking.phone.tapRow(2, in: screen.tableView)

    #expect(spy.clubs == [3])
    #expect(booking.stack.last === clubs)
  }

  @Test("the bar has a menu in a tab, but not in a sheet", arguments: [true, false])
  func menu(_ hasMenu: Bool) throws {
    let booking = try Booking()
    let clubs = booking.clubs(hasMenu: hasMenu)

    booking.push(clubs)

    #expect((clubs.navigationItem.rightBarButtonItem != nil) == hasMenu)
  }

  @Test("a member's menu ends the session")
  func logOut() throws {
    let booking = try Booking()
    let spy = SessionSpy()
    booking.session.delegate = spy
    let clubs = booking.clubs()
    booking.push(clubs)

    try booking.phone.tapBarItem(ElementID.menu, of: clubs)
    #expect(booking.phone.alertMessage == "Mira, member")
    try booking.phone.answerAlert("Log out")

    #expect(spy.ends == [false])
    #expect(booking.session.identity == .guest && booking.phone.store.token == nil)
  }

  @Test("the screen does not retain its delegate")
  func release() throws {
    let clubs = try Booking().clubs(.pick)
    var spy: DelegateSpy? = DelegateSpy()
    clubs.delegate = spy
    #expect(clubs.delegate != nil)

    spy = nil

    #expect(clubs.delegate == nil)
  }
}
