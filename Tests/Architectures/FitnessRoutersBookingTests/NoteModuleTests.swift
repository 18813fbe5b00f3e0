import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessRouters

@MainActor @Suite("Note module") struct NoteModuleTests {
  /// Opens the note in a sheet over its summary.
  private func openNote() throws -> OpenBooking {
    let booking = OpenBooking { [$0.summary()] }
    try booking.tap("note")
    try #require(booking.top is NoteViewController)
    return booking
  }

  @Test("the configurator connects the view controller, the presenter and the sheet's delegate")
  func wiring() throws {
    let booking = try openNote()

    let note = try #require(booking.top as? NoteViewController)
    #expect(note.presenter.view === note)
    #expect(booking.sheet?.presentationController?.delegate === note)
  }

  @Test("a note is saved only if it has changed, and is shown in the summary")
  func save() throws {
    let booking = try openNote()
    #expect(booking.barItem("save")?.isEnabled == false)

    try booking.type("knee", into: "text")
    #expect(booking.barItem("save")?.isEnabled == true)

    try booking.tapBarItem("save")
    #expect(booking.sheet == nil)
    #expect(booking.rows.last == "Note: knee")
  }

  @Test("the bar button discards a change without asking")
  func discard() throws {
    let booking = try openNote()
    try booking.type("knee", into: "text")

    try booking.tapBarItem("discard")

    #expect(booking.sheet == nil)
    #expect(booking.rows.last == "Note: abc")
  }

  @Test("an unchanged note can be swiped away")
  func swipe() throws {
    let booking = try openNote()

    #expect(booking.phone.swipeSheet())

    #expect(booking.sheet == nil)
    #expect(booking.phone.alertMessage == nil)
  }

  @Test("a changed note cannot be swiped away; the user is asked whether to discard it")
  func swipeChanged() throws {
    let booking = try openNote()
    try booking.type("knee", into: "text")

    booking.phone.swipeSheet()
    #expect(booking.top is NoteViewController)
    #expect(booking.phone.alertMessage == "Discard what you have written?")

    try booking.phone.answerAlert("Discard")
    #expect(booking.sheet == nil)
    #expect(booking.rows.last == "Note: abc")
  }

  @Test("a closed note is released completely, and so is a closed summary below an open note")
  func release() throws {
    let booking = try openNote()
    weak let controller = booking.top as? NoteViewController
    weak let presenter = controller?.presenter
    weak let summary = (booking.navigation.topViewController as? SummaryViewController)?.presenter
    #expect(controller != nil && presenter != nil && summary != nil)

    booking.navigation.setViewControllers([booking.root], animated: false)
    booking.phone.settle()
    #expect(summary == nil && presenter != nil)

    try booking.tapBarItem("discard")
    #expect(controller == nil)
    #expect(presenter == nil)
  }
}
