import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVPC

@MainActor @Suite("Clubs") struct ClubsTests {
  @Test("the presenter has a row for every club, and checks the home club")
  func presenter() {
    let presenter = ClubsPresenter(checkedID: 2)

    #expect(presenter.numberOfRows == 3)
    #expect((0..<3).map { presenter.club(at: $0).name } == ["Centre", "Harbour", "North"])
    #expect((0..<3).map(presenter.isChecked) == [false, true, false])
  }

  @Test("the screen lists the clubs, and checks the home club as of the screen's creation")
  func rows() throws {
    let booking = try Booking()
    booking.phone.store.homeClubID = 3

    let clubs: ClubsViewController = try booking.push(booking.clubs())
    booking.phone.store.homeClubID = 1

    let view = try #require(clubs.view as? ClubsView)
    #expect(view.tableView.rows() == ["Centre", "Harbour", "North ✓"])
    #expect(clubs.title == "Clubs")
  }

  @Test("selecting a club shows the dates of the trainer in that club")
  func dates() throws {
    let booking = try Booking()
    let coordinator = booking.clubs()
    let clubs: ClubsViewController = try booking.push(coordinator)
    let view = try #require(clubs.view as? ClubsView)

    try booking.phone.tapRow(1, in: view.tableView)

    let dates = try #require(booking.stack.last as? DatesViewController)
    #expect(dates.trainerID == 3 && dates.clubID == 2)
    #expect(coordinator.childCoordinators.count == 1)
    #expect(coordinator.childCoordinators.first === dates.coordinator)
    #expect(dates.coordinator?.parent === coordinator)
  }

  @Test("choosing a home club is reported and does not navigate")
  func homeClub() throws {
    let booking = try Booking()
    let clubs: ClubsViewController = try booking.push(booking.clubs(.pick))
    let view = try #require(clubs.view as? ClubsView)

    try booking.phone.tapRow(2, in: view.tableView)

    #expect(booking.spy.homeClubs == [3])
    #expect(booking.stack.last === clubs)
  }

  @Test("leaving returns to the screen below the clubs")
  func leave() throws {
    let booking = try Booking()
    let coordinator = booking.clubs()
    let _: ClubsViewController = try booking.push(coordinator)
    let _: DatesViewController = try booking.push(booking.dates())

    coordinator.didLeave()
    booking.phone.settle()

    #expect(booking.stack.count == 1)
  }

  @Test("a booking is forwarded to the coordinator below, without any navigation")
  func booked() throws {
    let booking = try Booking()
    let coordinator = booking.clubs()
    let _: ClubsViewController = try booking.push(coordinator)

    coordinator.didBook(.example)
    booking.phone.settle()

    #expect(booking.spy.booked == [.example])
    #expect(booking.stack.count == 2)
  }

  @Test("the bar has a menu in a tab, but not in a sheet", arguments: [true, false])
  func menu(_ isInTab: Bool) throws {
    let booking = try Booking(isInTab: isInTab)

    let clubs: ClubsViewController = try booking.push(booking.clubs())

    #expect((clubs.navigationItem.rightBarButtonItem != nil) == isInTab)
  }

  @Test("a member's menu opens the appointments")
  func appointments() throws {
    let booking = try Booking()
    let clubs: ClubsViewController = try booking.push(booking.clubs())

    try booking.phone.tapBarItem(ElementID.menu, of: clubs)
    #expect(booking.phone.alertMessage == "Mira, member")
    try booking.phone.answerAlert("Appointments")

    #expect(booking.app.appointmentsCount == 1)
  }

  @Test("a member's menu ends the session")
  func logOut() throws {
    let booking = try Booking()
    let spy = SessionSpy()
    booking.session.delegate = spy
    let clubs: ClubsViewController = try booking.push(booking.clubs())

    try booking.phone.tapBarItem(ElementID.menu, of: clubs)
    try booking.phone.answerAlert("Log out")

    #expect(spy.ends == [false])
    #expect(booking.session.identity == .guest && booking.phone.store.token == nil)
  }

  @Test("neither the controller nor a child retains the coordinator")
  func release() throws {
    let booking = try Booking()
    var coordinator: ClubsCoordinator? = booking.clubs()
    weak let left = coordinator
    let controller = coordinator?.makeViewController()
    let child = DatesCoordinator(
      context: booking.context, parent: coordinator, flowType: .gym, subcategoryID: nil,
      trainerID: 3, clubID: 2, note: "")
    child.delegate = coordinator
    #expect(child.parent != nil && child.delegate != nil)

    coordinator = nil

    #expect(left == nil && child.parent == nil && child.delegate == nil)
    #expect(controller != nil)
  }
}
