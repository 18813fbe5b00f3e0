import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessInstructor

@MainActor @Suite("Note") struct NoteTests {
  /// A note in a sheet, initially with the text `abc`.
  @MainActor private struct OpenNote {
    let booking = Booking()
    let controller: NoteViewController
    let screen: NoteScreen

    init() throws {
      controller = NoteViewController(note: "abc")
      let sheet = UINavigationController(rootViewController: controller)
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

  @Test("Save reports the text, and Discard reports that it is discarded")
  func buttons() throws {
    let note = try OpenNote()
    var reports: [String] = []
    note.controller.onSave = { reports.append($0) }
    note.controller.onDiscard = { reports.append("discarded") }
    try note.type("abcd")

    try note.booking.phone.tapBarItem(ElementID.save, of: note.controller)
    try note.booking.phone.tapBarItem(ElementID.discard, of: note.controller)

    #expect(reports == ["abcd", "discarded"])
  }

  @Test("a swipe asks whether to discard a changed note", arguments: ["Keep", "Discard"])
  func attempt(_ button: String) throws {
    let note = try OpenNote()
    var discardCount = 0
    note.controller.onDiscard = { discardCount += 1 }
    try note.type("abcd")

    note.booking.phone.swipeSheet()
    #expect(note.booking.phone.alertTitle == "Note" && note.isOpen)
    try note.booking.phone.answerAlert(button)

    #expect(discardCount == (button == "Discard" ? 1 : 0) && note.isOpen)
  }

  @Test("an unchanged note is swiped away without an alert")
  func swipe() throws {
    let note = try OpenNote()

    note.booking.phone.swipeSheet()

    #expect(!note.isOpen && note.booking.phone.alertTitle == nil)
  }
}
