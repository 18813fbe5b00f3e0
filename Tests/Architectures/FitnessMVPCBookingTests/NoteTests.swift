import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVPC

@MainActor @Suite("Note") struct NoteTests {
  /// A note in a sheet, initially with the text `abc`.
  @MainActor private struct OpenNote {
    let booking: Booking
    let coordinator: NoteCoordinator
    let screen: NoteViewController
    let view: NoteView

    init() throws {
      booking = try Booking()
      coordinator = NoteCoordinator(
        context: booking.context.makeSheetContext(), parent: booking.app, note: "abc")
      coordinator.delegate = booking.spy
      booking.app.present(coordinator, over: booking.context.navController)
      booking.phone.settle()
      screen = try #require(
        coordinator.context.navController.topViewController as? NoteViewController)
      view = try #require(screen.view as? NoteView)
    }

    var isOpen: Bool { booking.context.navController.presentedViewController != nil }

    func type(_ text: String) throws {
      try booking.phone.type(text, into: view.textField)
    }
  }

  @Test("the presenter reports whether the text differs from the original note")
  func presenter() {
    let presenter = NotePresenter(note: "abc")
    let view = NoteViewSpy()
    presenter.view = view

    presenter.textDidChange("abcd")
    presenter.textDidChange("abc")

    #expect(view.changes == [true, false] && presenter.text == "abc")
  }

  @Test("only a changed note can be saved, and only an unchanged one swiped away")
  func change() throws {
    let note = try OpenNote()
    let save = try #require(note.screen.navigationItem.rightBarButtonItems?.first)
    #expect(note.view.textField.text == "abc")
    #expect(!save.isEnabled && !note.screen.isModalInPresentation)

    try note.type("abcd")
    #expect(save.isEnabled && note.screen.isModalInPresentation)
    try note.type("abc")

    #expect(!save.isEnabled && !note.screen.isModalInPresentation)
  }

  @Test("a saved note is reported, and the sheet is dismissed")
  func save() throws {
    let note = try OpenNote()
    try note.type("abcd")

    try note.booking.phone.tapBarItem(ElementID.save, of: note.screen)

    #expect(note.booking.spy.notes == ["abcd"] && !note.isOpen)
  }

  @Test("a discarded note is not reported, and the sheet is dismissed")
  func discard() throws {
    let note = try OpenNote()
    try note.type("abcd")

    try note.booking.phone.tapBarItem(ElementID.discard, of: note.screen)

    #expect(note.booking.spy.notes == [] && !note.isOpen)
  }

  @Test("a swipe asks whether to discard a changed note", arguments: ["Keep", "Discard"])
  func attempt(_ button: String) throws {
    let note = try OpenNote()
    try note.type("abcd")

    note.booking.phone.swipeSheet()
    #expect(note.booking.phone.alertTitle == "Note" && note.isOpen)
    try note.booking.phone.answerAlert(button)

    #expect(note.isOpen == (button == "Keep"))
    #expect(note.booking.spy.notes == [])
  }

  @Test("an unchanged note is swiped away without an alert")
  func swipe() throws {
    let note = try OpenNote()

    note.booking.phone.swipeSheet()

    #expect(!note.isOpen && note.booking.phone.alertTitle == nil)
  }

  @Test("the coordinator is the delegate of its sheet's presentation")
  func observation() throws {
    let note = try OpenNote()

    let sheet = note.coordinator.context.navController
    #expect(sheet.presentationController?.delegate === note.coordinator)
  }
}
