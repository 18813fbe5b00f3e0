import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVC

@MainActor @Suite("Summary") struct SummaryTests {
  /// A summary above the clubs and the dates, which have not been loaded.
  @MainActor private struct OpenSummary {
    let booking: Booking
    let dates: DatesViewController
    let controller: SummaryViewController
    let screen: SummaryScreen

    init() throws {
      booking = try Booking()
      (dates, controller) = try booking.pushSummary()
      screen = try #require(controller.view as? SummaryScreen)
    }

    var pending: [InMemoryServer.Operation] { booking.phone.server.pending }

    /// Books the appointment, and answers the request.
    func book(succeeding: Bool) throws {
      try booking.phone.tap(screen.confirmButton)
      try booking.phone.answer(succeeding: succeeding)
    }
  }

  // MARK: Content

  @Test("the screen shows everything that has been chosen")
  func rows() throws {
    let booking = try Booking()
    let summary = booking.summary(note: "abc")

    booking.push(summary)

    let screen = try #require(summary.view as? SummaryScreen)
    #expect(
      screen.tableView.rows() == [
        "Activity: Gym", "Subcategory: Strength", "Trainer: Olena", "Club: Harbour",
        "Date: Tomorrow 12:00", "Note: abc",
      ])
    #expect(screen.noteButton.title(for: .normal) == "Edit note")
  }

  @Test("the summary shows the activity of the flow", arguments: ActivityType.allCases)
  func activity(_ activity: ActivityType) throws {
    let booking = try Booking()
    let summary = booking.summary(FlowType(activity))

    booking.push(summary)

    let screen = try #require(summary.view as? SummaryScreen)
    #expect(screen.tableView.rows().first == "Activity: \(activity.title)")
  }

  // MARK: Booking

  @Test("the content cannot be touched while the appointment is being booked")
  func busy() throws {
    let summary = try OpenSummary()

    try summary.booking.phone.tap(summary.screen.confirmButton)

    #expect(summary.pending == [.book(.example)] && summary.screen.isBusy)
    #expect(throws: (any Error).self) {
      try summary.booking.phone.tap(summary.screen.confirmButton)
    }
  }

  @Test("a booking returns to the root of the stack and notifies it")
  func success() throws {
    let summary = try OpenSummary()

    try summary.book(succeeding: true)

    #expect(summary.booking.stack == [summary.booking.root])
    #expect(summary.booking.root.booked == [.example])
  }

  @Test("an unreachable server is reported, and the appointment can be booked again")
  func failure() throws {
    let summary = try OpenSummary()

    try summary.book(succeeding: false)
    #expect(summary.booking.phone.alertTitle == "Error")
    try summary.booking.phone.answerAlert("OK")
    try summary.booking.phone.tap(summary.screen.confirmButton)

    #expect(summary.pending == [.book(.example)] && summary.booking.root.booked == [])
  }

  @Test("if a slot is taken, another one can be chosen", arguments: ["Choose another", "Cancel"])
  func taken(_ button: String) throws {
    let summary = try OpenSummary()
    summary.booking.phone.server.book(.example) { _ in }
    try summary.booking.phone.answer(succeeding: true)

    try summary.book(succeeding: true)
    #expect(summary.booking.phone.alertTitle == "Taken")
    try summary.booking.phone.answerAlert(button)

    let isChoosing = button == "Choose another"
    #expect(summary.booking.stack.last === (isChoosing ? summary.dates : summary.controller))
    #expect(summary.pending == (isChoosing ? [.slots(3, 2)] : []))
  }

  @Test("an expired token ends the session, without an alert")
  func expired() throws {
    let summary = try OpenSummary()
    let spy = SessionSpy()
    summary.booking.session.delegate = spy
    try summary.booking.phone.tap(summary.screen.confirmButton)
    summary.booking.phone.letTokensExpire()

    try summary.booking.phone.answer(succeeding: true)

    #expect(spy.ends == [true] && summary.booking.session.identity == .guest)
    #expect(summary.booking.phone.alertTitle == nil && summary.booking.root.booked == [])
  }

  @Test("an answer that arrives after the screen has been left changes nothing")
  func left() throws {
    let summary = try OpenSummary()
    try summary.booking.phone.tap(summary.screen.confirmButton)
    try summary.booking.phone.goBack()

    try summary.booking.phone.answer(succeeding: true)

    #expect(summary.booking.stack.count == 3)
    #expect(summary.booking.stack.last === summary.dates && summary.booking.root.booked.isEmpty)
  }

  // MARK: Leaving

  @Test("leaving returns to the screen below the clubs")
  func leave() throws {
    let summary = try OpenSummary()

    try summary.booking.phone.tap(summary.screen.leaveButton)

    #expect(summary.booking.stack == [summary.booking.root])
    #expect(summary.booking.root.booked == [])
  }

  // MARK: Note

  @Test("the note opens in a sheet, and the summary shows it once it is saved")
  func note() throws {
    let summary = try OpenSummary()
    #expect(summary.screen.noteButton.title(for: .normal) == "Add note")

    try summary.booking.phone.tap(summary.screen.noteButton)
    let sheet = try #require(
      summary.booking.navigation.presentedViewController as? UINavigationController)
    let note = try #require(sheet.topViewController as? NoteViewController)
    #expect(note.delegate === summary.controller && note.note == "")
    summary.controller.didWrite("abc")
    summary.booking.phone.settle()

    #expect(summary.screen.tableView.rows().last == "Note: abc")
    #expect(summary.screen.noteButton.title(for: .normal) == "Edit note")
  }

  @Test("the note that has been written is booked")
  func bookedNote() throws {
    let summary = try OpenSummary()
    summary.controller.didWrite("abc")

    try summary.booking.phone.tap(summary.screen.confirmButton)

    var expected = Draft.example
    expected.note = "abc"
    #expect(summary.pending == [.book(expected)])
  }
}
