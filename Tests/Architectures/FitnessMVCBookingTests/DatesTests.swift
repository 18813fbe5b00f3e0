import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVC

@MainActor @Suite("Dates") struct DatesTests {
  /// The visible screen with a trainer's dates in a club.
  @MainActor private struct OpenDates {
    let booking: Booking
    let controller: DatesViewController
    let screen: DatesScreen

    init(isOnline: Bool = true) throws {
      booking = try Booking(isOnline: isOnline)
      controller = booking.dates(hasMenu: false)
      booking.push(controller)
      screen = try #require(controller.view as? DatesScreen)
    }

    var pending: [InMemoryServer.Operation] { booking.phone.server.pending }
  }

  @Test("after it has appeared, the screen requests the trainer's slots in the club")
  func request() throws {
    let dates = try OpenDates()

    #expect(dates.pending == [.slots(3, 2)])
    #expect(dates.screen.statusLabel.text == "Loading." && dates.screen.retryButton.isHidden)
    #expect(dates.controller.title == "Date")
  }

  @Test("the slots are requested only once, even if the screen appears again")
  func once() throws {
    let dates = try OpenDates()
    try dates.booking.phone.answer(succeeding: true)
    dates.booking.push(UIViewController())

    try dates.booking.phone.goBack()

    #expect(dates.pending.isEmpty && dates.controller.state == .loaded)
  }

  @Test("loaded slots are shown by day")
  func loaded() throws {
    let dates = try OpenDates()

    try dates.booking.phone.answer(succeeding: true)

    #expect(dates.screen.tableView.rows(inSection: 0) == ["09:00", "12:00", "18:00"])
    #expect(dates.screen.tableView.rows(inSection: 1) == ["09:00", "12:00", "18:00"])
    #expect(dates.screen.statusLabel.text == "")
  }

  @Test("slots that cannot be loaded can be requested again")
  func failure() throws {
    let dates = try OpenDates()

    try dates.booking.phone.answer(succeeding: false)
    #expect(dates.screen.statusLabel.text == "Could not be loaded.")
    try dates.booking.phone.tap(dates.screen.retryButton)

    #expect(dates.pending == [.slots(3, 2)] && dates.screen.retryButton.isHidden)
  }

  @Test("offline, nothing is requested until the user tries again, and then only the state")
  func offline() throws {
    let dates = try OpenDates(isOnline: false)
    #expect(dates.screen.statusLabel.text == "Not available offline." && dates.pending.isEmpty)

    try dates.booking.phone.tap(dates.screen.retryButton)
    #expect(dates.booking.phone.alertTitle == "Offline")
    try dates.booking.phone.answerAlert("Try again")

    #expect(dates.pending == [.state])
  }

  @Test("only the answer to the newest request counts")
  func newest() throws {
    let dates = try OpenDates()
    dates.controller.load()

    try dates.booking.phone.answer(succeeding: false)
    #expect(dates.controller.state == .loading)
    try dates.booking.phone.answer(succeeding: true)

    #expect(dates.controller.state == .loaded)
  }

  @Test("selecting a slot shows a summary of all choices")
  func summary() throws {
    let dates = try OpenDates()
    try dates.booking.phone.answer(succeeding: true)

    try dates.booking.phone.tapRow(1, in: dates.screen.tableView, section: 1)

    let summary = try #require(dates.booking.stack.last as? SummaryViewController)
    #expect(summary.flowType == .gym && summary.subcategoryID == 10 && summary.trainerID == 3)
    #expect(summary.clubID == 2 && summary.slot == Slot(day: 1, hour: 12))
    #expect(summary.note == "abc" && !summary.hasMenu)
  }

  @Test("a pending request does not retain the screen")
  func release() throws {
    let booking = try Booking()
    weak var left: DatesViewController?
    func visit() throws {
      let dates = booking.dates()
      booking.push(dates)
      left = dates
      try booking.phone.goBack()
    }

    try visit()

    #expect(left == nil && booking.phone.server.pendingCount == 1)
  }
}
