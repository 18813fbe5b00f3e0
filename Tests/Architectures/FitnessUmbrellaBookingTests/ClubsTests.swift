import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessUmbrella

@MainActor @Suite("Clubs") struct ClubsTests {
  @Test("the clubs are shown, with the home club checked")
  func rows() throws {
    let booking = Booking()
    booking.phone.store.homeClubID = 3

    let clubs: ClubsViewController = try booking.push(booking.modules.makeClubsView())

    let screen = try #require(clubs.view as? ClubsScreen)
    #expect(screen.tableView.rows() == ["Centre", "Harbour", "North ✓"])
    #expect(clubs.title == "Clubs" && clubs.navigationItem.rightBarButtonItem == nil)
  }

  @Test("the selected club is reported")
  func selection() throws {
    let booking = Booking()
    let clubs: ClubsViewController = try booking.push(booking.modules.makeClubsView())
    var selected: [Club.ID] = []
    clubs.onClubSelected = { selected.append($0) }

    try booking.chooseClub(1)

    #expect(selected == [2] && booking.stack.last === clubs)
  }

  @Test("view and output are linked by the assembly, without a cycle")
  func release() throws {
    let booking = Booking()
    weak var view: ClubsViewController?
    weak var output: ClubsPresenter?
    func visit() throws {
      let clubs: ClubsViewController = try booking.push(booking.modules.makeClubsView())
      (view, output) = (clubs, clubs.output)
      #expect(output?.view === clubs)
      try booking.phone.goBack()
    }

    try visit()

    #expect(view == nil && output == nil)
  }
}
