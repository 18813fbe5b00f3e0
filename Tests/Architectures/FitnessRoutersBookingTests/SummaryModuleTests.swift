import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessRouters

@MainActor @Suite("Summary module") struct SummaryModuleTests {
  /// Opens all modules of an appointment, above the screen that started it.
  private func openFlow(appointments: [Appointment] = []) -> OpenBooking {
    OpenBooking(appointments: appointments) {
      [UIViewController(), $0.clubs(), $0.dates(), $0.summary()]
    }
  }

  @Test("the configurator connects the view controller and the presenter")
  func wiring() throws {
    let booking = openFlow()

    let summary = try #require(booking.top as? SummaryViewController)
    #expect(summary.presenter.view === summary)
  }

  @Test("the screen shows the appointment, and the button to edit its note")
  func content() {
    let booking = openFlow()

    #expect(booking.top?.title == "Appointment")
    #expect(booking.rows.last == "Note: abc")
    #expect(booking.text("note") == "Edit note")
    #expect(booking.barItem("menu")?.title == "Menu")
  }

  @Test("the screen is busy until the server has answered")
  func busy() throws {
    let booking = openFlow()

    try booking.tap("confirm")
    #expect(booking.isBusy)
    #expect(booking.pending == [.book(BookingModules.draft)])

    try booking.answer(succeeding: false)
    #expect(!booking.isBusy)
    #expect(booking.phone.alertMessage == "The server could not be reached.")
  }

  @Test("a booking returns to the first screen of the stack, which receives the appointment")
  func booked() throws {
    let booking = openFlow()
    try booking.tap("confirm")

    try booking.answer()

    #expect(booking.navigation.viewControllers == [booking.root])
    #expect(booking.root.booked == [BookingModules.draft])
  }

  @Test("leaving returns to the screen from which the flow began")
  func leave() throws {
    let booking = openFlow()
    let caller = booking.navigation.viewControllers[1]

    try booking.tap("leave")

    #expect(booking.navigation.viewControllers == [booking.root, caller])
    #expect(booking.root.booked == [])
  }

  @Test("choosing another date returns to the dates, which load again")
  func chooseAnother() throws {
    let booking = OpenBooking(appointments: [.example]) { [$0.dates()] }
    let dates = booking.top
    try booking.answer()
    // The slot of the example is taken before the user confirms it.
    booking.navigation.pushViewController(
      BookingModules(session: booking.server.session).summary(), animated: false)
    booking.phone.settle()
    try booking.tap("confirm")
    try booking.answer()

    try booking.phone.answerAlert("Choose another")

    #expect(booking.top === dates)
    #expect(booking.pending == [.slots(3, 2)])
    #expect(booking.text("status") == "Loading.")
  }

  @Test("a success that arrives after the summary has closed is not passed on")
  func lateSuccess() throws {
    let booking = OpenBooking { [$0.summary()] }
    try booking.tap("confirm")
    try booking.phone.goBack()

    try booking.answer()

    #expect(booking.root.booked == [])
    #expect(booking.phone.alertMessage == nil)
    #expect(booking.phone.server.storedAppointments.count == 1)
  }

  @Test("a closed module is released completely")
  func release() throws {
    let booking = OpenBooking { [$0.summary()] }
    weak let controller = booking.top as? SummaryViewController
    weak let presenter = controller?.presenter
    #expect(controller != nil && presenter != nil)

    try booking.phone.goBack()

    #expect(controller == nil)
    #expect(presenter == nil)
  }
}
