import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessSurfMVP

/// The modules of a new appointment on a phone.
@MainActor @Suite("Modules") struct ViewControllerTests {
  @Test("the clubs are shown, with the home club checked")
  func clubs() throws {
    let booking = Booking()
    booking.phone.store.homeClubID = 3
    let (view, output) = ClubsModuleConfigurator(session: booking.session)
      .configure(hasMenu: false)
    var selected: [Club.ID] = []
    output.onClubSelected = { selected.append($0) }

    let clubs: ClubsViewController = try booking.push(view)
    try booking.chooseClub(1)

    let screen = try #require(clubs.view as? ClubsScreen)
    #expect(screen.tableView.rows() == ["Centre", "Harbour", "North ✓"] && selected == [2])
    #expect(clubs.title == "Clubs" && clubs.navigationItem.rightBarButtonItem == nil)
  }

  @Test("the slots are requested only once, after the dates have appeared")
  func dates() throws {
    let booking = Booking()
    let (view, _, _) = DatesModuleConfigurator(session: booking.session)
      .configure(trainerID: 3, clubID: 2, hasMenu: true)
    let dates: DatesViewController = try booking.push(view)
    let screen = try #require(dates.view as? DatesScreen)
    #expect(booking.phone.server.pending == [.slots(3, 2)])
    #expect(screen.statusLabel.text == "Loading." && screen.retryButton.isHidden)
    try booking.phone.answer(succeeding: true)
    #expect(screen.tableView.rows(inSection: 1) == ["09:00", "12:00", "18:00"])
    let _: UIViewController = try booking.push(UIViewController())

    try booking.phone.goBack()

    #expect(booking.phone.server.pending.isEmpty && screen.statusLabel.text == "")
  }

  @Test("a retry button appears when the dates cannot be loaded")
  func failedDates() throws {
    let booking = Booking()
    let (view, _, _) = DatesModuleConfigurator(session: booking.session)
      .configure(trainerID: 3, clubID: 2, hasMenu: true)
    let dates: DatesViewController = try booking.push(view)
    let screen = try #require(dates.view as? DatesScreen)
    try booking.phone.answer(succeeding: false)

    try booking.phone.tap(screen.retryButton)

    #expect(booking.phone.server.pending == [.slots(3, 2)] && screen.retryButton.isHidden)
  }

  @Test("the summary cannot be touched while the appointment is being booked")
  func summary() throws {
    let booking = Booking()
    let (view, _, output) = SummaryModuleConfigurator(session: booking.session)
      .configure(with: .example, hasMenu: true)
    var taps: [String] = []
    output.onNote = { taps.append("note: \($0)") }
    output.onLeave = { taps.append("leave") }
    let summary: SummaryViewController = try booking.push(view)
    let screen = try #require(summary.view as? SummaryScreen)

    try booking.phone.tap(screen.noteButton)
    try booking.phone.tap(screen.leaveButton)
    try booking.phone.tap(screen.confirmButton)

    #expect(booking.phone.server.pending == [.book(.example)] && screen.isBusy)
    #expect(taps == ["note: ", "leave"])
    #expect(throws: (any Error).self) { try booking.phone.tap(screen.confirmButton) }
  }

  @Test("an answer that arrives after the summary has been left is not reported")
  func leftSummary() throws {
    let booking = Booking()
    var bookedCount = 0
    func visit() throws {
      let (view, _, output) = SummaryModuleConfigurator(session: booking.session)
        .configure(with: .example, hasMenu: true)
      output.onBooked = { _ in bookedCount += 1 }
      let summary: SummaryViewController = try booking.push(view)
      let screen = try #require(summary.view as? SummaryScreen)
      try booking.phone.tap(screen.confirmButton)
      try booking.phone.goBack()
    }
    try visit()

    try booking.phone.answer(succeeding: true)

    #expect(bookedCount == 0 && booking.phone.server.storedAppointments.count == 1)
  }

  @Test("view and presenter are released together", arguments: [true, false])
  func release(_ isAnswered: Bool) throws {
    let booking = Booking()
    weak var left: UIViewController?
    weak var presenter: DatesPresenter?
    func visit() throws {
      let (view, input, _) = DatesModuleConfigurator(session: booking.session)
        .configure(trainerID: 3, clubID: 2, hasMenu: true)
      let dates: DatesViewController = try booking.push(view)
      (left, presenter) = (dates, input as? DatesPresenter)
      #expect(presenter?.view === dates)
      if isAnswered { try booking.phone.answer(succeeding: true) }
      try booking.phone.goBack()
    }

    try visit()

    #expect(left == nil && presenter == nil)
    #expect(booking.phone.server.pendingCount == (isAnswered ? 0 : 1))
  }
}
