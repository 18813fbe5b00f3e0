import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessRouters

@MainActor @Suite("Dates module") struct DatesModuleTests {
  @Test("the configurator connects the view controller and the presenter")
  func wiring() throws {
    let booking = OpenBooking { [$0.dates()] }

    let dates = try #require(booking.top as? DatesViewController)
    #expect(dates.presenter.view === dates)
  }

  @Test("the screen lists the free slots of both days")
  func slots() throws {
    let booking = OpenBooking { [$0.dates()] }
    #expect(booking.text("status") == "Loading.")

    try booking.answer()

    let table = try #require(booking.top?.view as? DatesScreen).tableView!
    #expect(booking.top?.title == "Date")
    #expect(table.rows(inSection: 0) == ["09:00", "12:00", "18:00"])
    #expect(table.rows(inSection: 1) == ["09:00", "12:00", "18:00"])
    #expect(booking.text("status") == "" && booking.text("retry") == nil)
  }

  @Test("the screen offers to load again after a failure")
  func retry() throws {
    let booking = OpenBooking { [$0.dates()] }
    try booking.answer(succeeding: false)
    #expect(booking.text("status") == "Could not be loaded.")

    try booking.tap("retry")

    #expect(booking.text("retry") == nil)
    #expect(booking.pending == [.slots(3, 2)])
  }

  @Test("selecting a slot opens the summary, with all choices")
  func summary() throws {
    let booking = OpenBooking { [$0.dates()] }
    try booking.answer()

    try booking.tapRow(1, section: 1)

    #expect(booking.top is SummaryViewController)
    #expect(
      booking.rows == [
        "Activity: Gym", "Subcategory: Strength", "Trainer: Olena", "Club: Harbour",
        "Date: Tomorrow 12:00", "Note: abc",
      ])
  }

  @Test("a closed module is released completely, although its request is pending")
  func release() throws {
    let booking = OpenBooking { [$0.dates()] }
    weak let controller = booking.top as? DatesViewController
    weak let presenter = controller?.presenter
    #expect(controller != nil && presenter != nil)

    try booking.phone.goBack()

    #expect(controller == nil)
    #expect(presenter == nil)
    #expect(booking.pending == [.slots(3, 2)])
  }
}
