import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVC

@MainActor @Suite("Note") struct NoteTests {
  /// A note in a sheet, initially with the text `abc`.
  @MainActor private struct OpenNote {
    let booking: Booking
    let spy = DelegateSpy()
    let controller: NoteViewController
    let screen: NoteScreen

    init() throws {
      booking = try Booking()
      let sheet = MainStoryboard.instantiateStack("NoteStack")
      controller = try #require(sheet.topViewController as? NoteViewController)
      controller.note = "abc"
      controller.delegate = spy
      sheet.presentationController?.delegate = controller
      booking.navigation.present(sheet, animated: true)
      booking.phone.settle()
      screen = try #require(controller.view as? NoteScreen)
    }

    var isOpen: Bool { booking.navigation.presentedViewController != nil }

    func type(_ text: String) throws {
      try booking.phone.type(text, into: screen.textField)
    }
  }

  @Test("only a changed note can be saved, and only an unchanged one swiped away")
  func change() throws {
    let note = try OpenNote()
    let save = try #require(note.controller.navigationItem.rightBarButtonItems?.first)
    #expect(note.screen.textField.text == "abc")
    #expect(!save.isEnabled && !note.controller.isModalInPresentation)

    try note.type("abcd")
    #expect(save.isEnabled && note.controller.isModalInPresentation)
    try note.type("abc")

    #expect(!save.isEnabled && !note.controller.isModalInPresentation)
  }

  @Test("a saved note is reported, and the sheet is dismissed")
  func save() throws {
    let note = try OpenNote()
    try note.type("abcd")

    try note.booking.phone.tapBarItem(ElementID.save, of: note.controller)

    #expect(note.spy.notes == ["abcd"] && !note.isOpen)
  }

  @Test("a discarded note is not reported, and the sheet is dismissed")
  func discard() throws {
    let note = try OpenNote()
    try note.type("abcd")

    try note.booking.phone.tapBarItem(ElementID.discard, of: note.controller)

    #expect(note.spy.notes == [] && !note.isOpen)
  }

  @Test("a swipe asks whether to discard a changed note", arguments: ["Keep", "Discard"])
  func attempt(_ button: String) throws {
    let note = try OpenNote()
    try note.type("abcd")

    note.booking.phone.swipeSheet()
    #expect(note.booking.phone.alertTitle == "Note" && note.isOpen)
    try note.booking.phone.answerAlert(button)

    #expect(note.isOpen == (button == "Keep") && note.spy.notes == [])
  }

  @Test("an unchanged note is swiped away without an alert")
  func swipe() throws {
    let note = try OpenNote()

    note.booking.phone.swipeSheet()

    #expect(!note.isOpen && note.booking.phone.alertTitle == nil)
  }

  @Test("the screen does not retain its delegate")
  func release() throws {
    let note: NoteViewController = MainStoryboard.instantiate()
    var spy: DelegateSpy? = DelegateSpy()
    note.delegate = spy
    #expect(note.delegate != nil)

    spy = nil

    #expect(note.delegate == nil)
  }
}
