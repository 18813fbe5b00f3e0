import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVPC

@MainActor @Suite("Dates") struct DatesTests {
  private func presenter(_ booking: Booking) -> (DatesPresenter, LoadingViewSpy) {
    let presenter = DatesPresenter(session: booking.session, trainerID: 3, clubID: 2)
    let view = LoadingViewSpy()
    presenter.view = view
    return (presenter, view)
  }

  // MARK: Presenter

  @Test("the presenter requests the trainer's slots in the club, once")
  func request() throws {
    let booking = try Booking()
    let (presenter, view) = presenter(booking)

    presenter.loadAtFirst()
    presenter.loadAtFirst()

    #expect(booking.phone.server.pending == [.slots(3, 2)])
    #expect(view.statuses == ["Loading."] && !view.canRetry && view.contentCount == 1)
  }

  @Test("loaded slots are grouped by day")
  func loaded() throws {
    let booking = try Booking()
    let (presenter, view) = presenter(booking)
    presenter.loadAtFirst()

    try booking.phone.answer(succeeding: true)

    #expect(view.statuses == ["Loading.", ""] && view.contentCount == 2)
    #expect((0..<presenter.numberOfSections).map(presenter.header) == ["Today", "Tomorrow"])
    #expect(presenter.slots(in: 0).map(\.hour) == [9, 12, 18])
    #expect(presenter.slot(at: 1, in: 1) == Slot(day: 1, hour: 12))
  }

  @Test("slots that cannot be loaded can be requested again")
  func failure() throws {
    let booking = try Booking()
    let (presenter, view) = presenter(booking)
    presenter.loadAtFirst()

    try booking.phone.answer(succeeding: false)
    #expect(view.statuses.last == "Could not be loaded." && view.canRetry)
    presenter.retry()

    #expect(booking.phone.server.pending == [.slots(3, 2)])
    #expect(view.statuses.last == "Loading." && !view.canRetry)
  }

  @Test("offline, nothing is requested, and a retry is reported to the view")
  func offline() throws {
    let booking = try Booking(isOnline: false)
    let (presenter, view) = presenter(booking)

    presenter.loadAtFirst()
    #expect(view.statuses == ["Not available offline."] && view.canRetry)
    presenter.retry()

    #expect(view.offlineCount == 1)
    #expect(booking.phone.server.pending.isEmpty)
  }

  @Test("only the answer to the newest request counts")
  func newest() throws {
    let booking = try Booking()
    let (presenter, view) = presenter(booking)
    presenter.load()
    presenter.load()

    try booking.phone.answer(succeeding: false)
    #expect(view.statuses == ["Loading.", "Loading."])
    try booking.phone.answer(succeeding: true)

    #expect(view.statuses.last == "" && presenter.state == .loaded)
  }

  @Test("a pending request does not retain the presenter")
  func requestRelease() throws {
    let booking = try Booking()
    var presenter: DatesPresenter? = DatesPresenter(
      session: booking.session, trainerID: 3, clubID: 2)
    weak let left = presenter
    presenter?.load()

    presenter = nil

    #expect(left == nil && booking.phone.server.pendingCount == 1)
  }

  // MARK: Screen and coordinator

  @Test("the screen loads when it has appeared, and shows the hours of both days")
  func screen() throws {
    let booking = try Booking()
    let dates: DatesViewController = try booking.push(booking.dates())
    let view = try #require(dates.view as? DatesView)
    #expect(view.statusLabel.text == "Loading." && view.retryButton.isHidden)

    try booking.phone.answer(succeeding: true)

    #expect(view.tableView.rows(inSection: 0) == ["09:00", "12:00", "18:00"])
    #expect(view.tableView.rows(inSection: 1) == ["09:00", "12:00", "18:00"])
  }

  @Test("the retry button of the screen requests the slots again")
  func retry() throws {
    let booking = try Booking()
    let dates: DatesViewController = try booking.push(booking.dates())
    let view = try #require(dates.view as? DatesView)
    try booking.phone.answer(succeeding: false)

    try booking.phone.tap(view.retryButton)

    #expect(booking.phone.server.pending == [.slots(3, 2)])
  }

  @Test("selecting a slot shows a summary of all choices")
  func summary() throws {
    let booking = try Booking()
    let coordinator = booking.dates(note: "abc")
    let dates: DatesViewController = try booking.push(coordinator)
    let view = try #require(dates.view as? DatesView)
    try booking.phone.answer(succeeding: true)

    try booking.phone.tapRow(1, in: view.tableView, section: 1)

    let summary = try #require(booking.stack.last as? SummaryViewController)
    var expected = Draft.example
    expected.note = "abc"
    #expect(summary.draft == expected)
    #expect(coordinator.childCoordinators.first === summary.coordinator)
  }

  @Test("choosing another slot returns to the dates without animation and reloads them")
  func anotherSlot() throws {
    let booking = try Booking()
    let coordinator = booking.dates()
    let dates: DatesViewController = try booking.push(coordinator)
    try booking.phone.answer(succeeding: true)
    let _: SummaryViewController = try booking.push(booking.summary())

    coordinator.didRequestAnotherSlot()

    #expect(booking.stack.last === dates && dates.transitionCoordinator == nil)
    #expect(booking.phone.server.pending == [.slots(3, 2)])
  }

  @Test("leaving and booking are forwarded to the clubs' coordinator")
  func ends() throws {
    let booking = try Booking()
    let coordinator = booking.dates()

    coordinator.didLeave()
    coordinator.didBook(.example)

    #expect(booking.spy.leaveCount == 1)
    #expect(booking.spy.booked == [.example])
  }
}
