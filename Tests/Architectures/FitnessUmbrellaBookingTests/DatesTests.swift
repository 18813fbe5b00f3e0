import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessUmbrella

@MainActor @Suite("Dates") struct DatesTests {
  /// The visible screen with a trainer's dates at a club.
  @MainActor private struct OpenDates {
    let booking: Booking
    let controller: DatesViewController
    let screen: DatesScreen

    init(_ identity: Identity = .member(user: "mira")) throws {
      booking = Booking(identity)
      controller = try booking.push(booking.modules.makeDatesView(trainerID: 3, clubID: 2))
      screen = try #require(controller.view as? DatesScreen)
    }

    var pending: [InMemoryServer.Operation] { booking.phone.server.pending }
  }

  @Test("the screen requests the slots only once, after it has appeared")
  func request() throws {
    let dates = try OpenDates()
    #expect(dates.pending == [.slots(3, 2)])
    #expect(dates.screen.statusLabel.text == "Loading." && dates.screen.retryButton.isHidden)
    try dates.booking.phone.answer(succeeding: true)
    let _: UIViewController = try dates.booking.push(UIViewController())

    try dates.booking.phone.goBack()

    #expect(dates.pending.isEmpty && dates.screen.statusLabel.text == "")
  }

  @Test("loaded slots are shown by day")
  func loaded() throws {
    let dates = try OpenDates()

    try dates.booking.phone.answer(succeeding: true)

    #expect(dates.screen.tableView.rows(inSection: 0) == ["09:00", "12:00", "18:00"])
    #expect(dates.screen.tableView.rows(inSection: 1) == ["09:00", "12:00", "18:00"])
  }

  @Test("the selected slot is reported")
  func selection() throws {
    let dates = try OpenDates()
    var slots: [Slot] = []
    dates.controller.onSlotSelected = { slots.append($0) }
    try dates.booking.phone.answer(succeeding: true)

    try dates.booking.phone.tapRow(2, in: dates.screen.tableView, section: 1)

    #expect(slots == [Slot(day: 1, hour: 18)])
  }

  @Test("slots that cannot be loaded can be requested again")
  func failure() throws {
    let dates = try OpenDates()

    try dates.booking.phone.answer(succeeding: false)
    #expect(dates.screen.statusLabel.text == "Could not be loaded.")
    try dates.booking.phone.tap(dates.screen.retryButton)

    #expect(dates.pending == [.slots(3, 2)] && dates.screen.retryButton.isHidden)
  }

  @Test("offline, nothing is requested, and a retry shows an alert that offers to try again")
  func offline() throws {
    let dates = try OpenDates(.offline)
    var alerts: [AlertText] = []
    dates.controller.onAlert = { text, actions in
      alerts.append(text)
      actions.first?()
    }
    #expect(dates.screen.statusLabel.text == "Not available offline." && dates.pending.isEmpty)

    try dates.booking.phone.tap(dates.screen.retryButton)

    #expect(alerts == [.offline] && dates.pending.isEmpty)
    #expect(dates.booking.flows.attemptCount == 1)
  }

  @Test("only the answer to the newest request counts")
  func newest() throws {
    let dates = try OpenDates()
    dates.controller.load()

    try dates.booking.phone.answer(succeeding: false)
    #expect(dates.controller.output.state == .loading)
    try dates.booking.phone.answer(succeeding: true)

    #expect(dates.controller.output.state == .loaded)
  }

  @Test("a pending request does not retain the screen")
  func release() throws {
    let booking = Booking()
    weak var left: DatesViewController?
    func visit() throws {
      let dates: DatesViewController = try booking.push(
        booking.modules.makeDatesView(trainerID: 3, clubID: 2))
      left = dates
      try booking.phone.goBack()
    }

    try visit()

    #expect(left == nil && booking.phone.server.pendingCount == 1)
  }
}
