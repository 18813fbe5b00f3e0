import FitnessAppointments
import FitnessAppointmentsUI
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessMVPC

@MainActor @Suite("Summary") struct SummaryTests {
  private func presenter(_ booking: Booking) -> (SummaryPresenter, SummaryViewSpy) {
    let presenter = SummaryPresenter(session: booking.session, draft: .example)
    let view = SummaryViewSpy()
    presenter.view = view
    return (presenter, view)
  }

  // MARK: Presenter

  @Test("the presenter books the appointment with the note that has been written")
  func request() throws {
    let booking = try Booking()
    let (presenter, view) = presenter(booking)
    presenter.didWrite("abc")

    presenter.book()

    var expected = Draft.example
    expected.note = "abc"
    #expect(booking.phone.server.pending == [.book(expected)])
    #expect(view.draftCount == 1 && view.busy == [true])
  }

  @Test("a booked appointment is reported")
  func success() throws {
    let booking = try Booking()
    let (presenter, view) = presenter(booking)
    presenter.book()

    try booking.phone.answer(succeeding: true)

    #expect(view.busy == [true, false])
    #expect(view.booked == [.example])
    #expect(view.alerts == [] && view.takenCount == 0)
    #expect(booking.phone.server.storedAppointments.map(\.slot) == [Slot(day: 1, hour: 12)])
  }

  @Test("an unreachable server is reported, and the appointment can be booked again")
  func failure() throws {
    let booking = try Booking()
    let (presenter, view) = presenter(booking)
    presenter.book()

    try booking.phone.answer(succeeding: false)

    #expect(view.busy == [true, false])
    #expect(view.alerts == [.failure(.unreachable)] && view.booked == [])
  }

  @Test("a slot that another user has booked is reported as taken")
  func taken() throws {
    let booking = try Booking()
    let (first, _) = presenter(booking)
    let (second, view) = presenter(booking)
    first.book()
    second.book()

    try booking.phone.answer(succeeding: true)
    try booking.phone.answer(succeeding: true)

    #expect(view.takenCount == 1 && view.booked == [] && view.alerts == [])
  }

  @Test("an expired token ends the session, without an alert")
  func expired() throws {
    let booking = try Booking()
    let spy = SessionSpy()
    booking.session.delegate = spy
    let (presenter, view) = presenter(booking)
    presenter.book()
    booking.phone.letTokensExpire()

    try booking.phone.answer(succeeding: true)

    #expect(spy.ends == [true])
    #expect(booking.session.identity == .guest)
    #expect(view.booked == [] && view.alerts == [])
  }

  @Test("the button's title depends on whether there is a note")
  func noteTitle() throws {
    let (presenter, _) = presenter(try Booking())
    #expect(presenter.noteTitle == "Add note")

    presenter.didWrite("abc")

    #expect(presenter.noteTitle == "Edit note")
  }

  @Test("a pending request does not retain the presenter")
  func requestRelease() throws {
    let booking = try Booking()
    var presenter: SummaryPresenter? = SummaryPresenter(session: booking.session, draft: .example)
    weak let left = presenter
    presenter?.book()

    presenter = nil

    #expect(left == nil && booking.phone.server.pendingCount == 1)
  }

  // MARK: Screen

  @Test("the screen shows everything that has been chosen")
  func rows() throws {
    let booking = try Booking()

    let summary: SummaryViewController = try booking.push(booking.summary(note: "abc"))

    let view = try #require(summary.view as? SummaryView)
    #expect(
      view.tableView.rows() == [
        "Activity: Gym", "Subcategory: Strength", "Trainer: Olena", "Club: Harbour",
        "Date: Tomorrow 12:00", "Note: abc",
      ])
    #expect(view.noteButton.title(for: .normal) == "Edit note")
  }

  @Test("the content cannot be touched while the appointment is being booked")
  func busy() throws {
    let booking = try Booking()
    let summary: SummaryViewController = try booking.push(booking.summary())
    let view = try #require(summary.view as? SummaryView)

    try booking.phone.tap(view.confirmButton)
    #expect(view.isBusy)
    #expect(throws: (any Error).self) { try booking.phone.tap(view.confirmButton) }
    try booking.phone.answer(succeeding: false)

    #expect(!view.isBusy && booking.phone.alertTitle == "Error")
  }

  @Test("a booking is reported to the dates' coordinator, which handles the navigation")
  func booked() throws {
    let booking = try Booking()
    let summary: SummaryViewController = try booking.push(booking.summary())
    let view = try #require(summary.view as? SummaryView)

    try booking.phone.tap(view.confirmButton)
    try booking.phone.answer(succeeding: true)

    #expect(booking.spy.booked == [.example])
    #expect(booking.stack.last === summary && booking.phone.alertTitle == nil)
  }

  @Test("the alert about a taken slot offers another one", arguments: ["Choose another", "Cancel"])
  func takenAlert(_ button: String) throws {
    let booking = try Booking()
    let summary: SummaryViewController = try booking.push(booking.summary())
    summary.presentTakenAlert(.taken)
    booking.phone.settle()

    try booking.phone.answerAlert(button)

    #expect(booking.spy.otherSlotCount == (button == "Cancel" ? 0 : 1))
    #expect(booking.phone.alertTitle == nil)
  }

  @Test("leaving is reported to the dates' coordinator")
  func leave() throws {
    let booking = try Booking()
    let summary: SummaryViewController = try booking.push(booking.summary())
    let view = try #require(summary.view as? SummaryView)

    try booking.phone.tap(view.leaveButton)

    #expect(booking.spy.leaveCount == 1 && booking.stack.last === summary)
  }

  // MARK: Coordinator

  @Test("the appointment has the activity of its flow", arguments: ActivityType.allCases)
  func activity(_ activity: ActivityType) throws {
    let coordinator = try Booking().summary(FlowType(activity))

    let summary = try #require(coordinator.makeViewController() as? SummaryViewController)

    #expect(summary.draft.activity == activity)
  }

  @Test("the note opens in a sheet, and the summary shows it once it is saved")
  func note() throws {
    let booking = try Booking()
    let coordinator = booking.summary()
    let summary: SummaryViewController = try booking.push(coordinator)
    let view = try #require(summary.view as? SummaryView)

    try booking.phone.tap(view.noteButton)
    let sheet = try #require(summary.presentedViewController as? UINavigationController)
    let note = try #require(sheet.topViewController as? NoteViewController)
    #expect(note.note == "" && coordinator.childCoordinators.first === note.coordinator)
    coordinator.didWrite("abc")
    booking.phone.settle()

    #expect(view.tableView.rows().last == "Note: abc")
  }
}
