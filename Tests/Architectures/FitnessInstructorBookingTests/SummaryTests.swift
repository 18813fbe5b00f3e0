import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessInstructor

@MainActor @Suite("Summary") struct SummaryTests {
  /// The visible summary screen of the example.
  @MainActor private struct OpenSummary {
    let booking = Booking()
    let controller: SummaryViewController
    let screen: SummaryScreen

    init() throws {
      controller = SummaryViewController(draft: .example, session: booking.session)
      booking.push(controller)
      screen = try #require(controller.view as? SummaryScreen)
    }
  }

  @Test("a new draft is shown at once")
  func draft() throws {
    let summary = try OpenSummary()
    #expect(summary.screen.noteButton.title(for: .normal) == "Add note")

    summary.controller.draft.note = "abc"
    summary.booking.phone.settle()

    #expect(summary.screen.tableView.rows().last == "Note: abc")
    #expect(summary.screen.noteButton.title(for: .normal) == "Edit note")
  }

  @Test("the content cannot be touched while the appointment is being booked")
  func busy() throws {
    let summary = try OpenSummary()

    try summary.booking.phone.tap(summary.screen.confirmButton)

    #expect(summary.booking.phone.server.pending == [.book(.example)] && summary.screen.isBusy)
    #expect(throws: (any Error).self) {
      try summary.booking.phone.tap(summary.screen.confirmButton)
    }
  }

  @Test("an unreachable server is reported, and the appointment can be booked again")
  func failure() throws {
    let summary = try OpenSummary()
    var bookedCount = 0
    summary.controller.onBooked = { bookedCount += 1 }
    try summary.booking.phone.tap(summary.screen.confirmButton)

    try summary.booking.phone.answer(succeeding: false)
    #expect(summary.booking.phone.alertTitle == "Error")
    try summary.booking.phone.answerAlert("OK")
    try summary.booking.phone.tap(summary.screen.confirmButton)
    #expect(bookedCount == 0)
    try summary.booking.phone.answer(succeeding: true)

    #expect(bookedCount == 1)
  }

  @Test("an answer that arrives after the screen has been left is not reported")
  func left() throws {
    let booking = Booking()
    var bookedCount = 0
    func visit() throws {
      let controller = SummaryViewController(draft: .example, session: booking.session)
      controller.onBooked = { bookedCount += 1 }
      booking.push(controller)
      let screen = try #require(controller.view as? SummaryScreen)
      try booking.phone.tap(screen.confirmButton)
      try booking.phone.goBack()
    }
    try visit()

    try booking.phone.answer(succeeding: true)

    #expect(bookedCount == 0 && booking.phone.server.storedAppointments.count == 1)
  }

  @Test("taps on the buttons for the note and for leaving are reported")
  func buttons() throws {
    let summary = try OpenSummary()
    var taps: [String] = []
    summary.controller.onNote = { taps.append("note") }
    summary.controller.onLeave = { taps.append("leave") }

    try summary.booking.phone.tap(summary.screen.noteButton)
    try summary.booking.phone.tap(summary.screen.leaveButton)

    #expect(taps == ["note", "leave"])
  }
}
