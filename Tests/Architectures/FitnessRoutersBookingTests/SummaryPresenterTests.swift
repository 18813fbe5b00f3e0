import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessRouters

@MainActor @Suite("Summary presenter") struct SummaryPresenterTests {
  private static let slot = Slot(day: 1, hour: 9)
  private static let draft = Draft(
    activity: .gym, subcategoryID: 10, trainerID: 3, clubID: 1, slot: slot, note: "abc")

  private let router = SummaryRouterSpy()
  private let view = SummaryViewSpy()

  private func makePresenter(
    _ server: BookingServer, flowType: FlowType = .gym, subcategoryID: Subcategory.ID? = 10,
    trainerID: Trainer.ID = 3, note: String = "abc", hasMenu: Bool = true
  ) -> SummaryPresenter {
    let presenter = SummaryPresenter(
      session: server.session, router: router, flowType: flowType, subcategoryID: subcategoryID,
      trainerID: trainerID, clubID: 1, slot: Self.slot, note: note, hasMenu: hasMenu)
    presenter.view = view
    return presenter
  }

  // MARK: Content

  @Test("a loaded view receives all values of the appointment")
  func rows() {
    makePresenter(BookingServer()).viewDidLoad()

    #expect(view.values == ["Gym", "Strength", "Olena", "Centre", "Tomorrow 09:00", "abc"])
    #expect(view.noteTitle == "Edit note")
  }

  @Test(
    "the flow type determines the activity, except on a trainer's page, where the trainer does",
    arguments: [
      (FlowType.gym, 3, "Gym"), (.group, 6, "Group"), (.any, 3, "Any"), (.page, 3, "Gym"),
      (.page, 6, "Group"),
    ])
  func activity(_ flowType: FlowType, _ trainerID: Int, _ activity: String) {
    makePresenter(BookingServer(), flowType: flowType, trainerID: trainerID).viewDidLoad()

    #expect(view.values.first == activity)
  }

  @Test("values that were not chosen are shown as a dash")
  func noValues() {
    makePresenter(BookingServer(), flowType: .any, subcategoryID: nil, note: "").viewDidLoad()

    #expect(view.values == ["Any", "–", "Olena", "Centre", "Tomorrow 09:00", "–"])
    #expect(view.noteTitle == "Add note")
  }

  @Test("the bar has a menu only if the module is configured with one", arguments: [true, false])
  func menuButton(_ hasMenu: Bool) {
    makePresenter(BookingServer(), hasMenu: hasMenu).viewDidLoad()

    #expect(view.menuButtons == (hasMenu ? 1 : 0))
  }

  // MARK: Note

  @Test("a written note replaces the old one, in the view and in the editor")
  func note() {
    let presenter = makePresenter(BookingServer(), note: "")
    presenter.viewDidLoad()

    presenter.editNote()
    presenter.didWrite("knee")
    presenter.editNote()

    #expect(router.notes == ["", "knee"])
    #expect(view.values.last == "knee")
    #expect(view.noteTitle == "Edit note")
  }

  @Test("emptying a note restores the button that adds one")
  func emptyNote() {
    let presenter = makePresenter(BookingServer())

    presenter.didWrite("")

    #expect(view.values.last == "–")
    #expect(view.noteTitle == "Add note")
  }

  // MARK: Booking

  @Test("confirming sends the whole appointment, and the view is busy")
  func book() {
    let server = BookingServer()

    makePresenter(server).book()

    #expect(server.pending == [.book(Self.draft)])
    #expect(view.busy == [true])
  }

  @Test("the last version of the note is booked")
  func writtenNote() {
    let server = BookingServer()
    let presenter = makePresenter(server)
    presenter.didWrite("knee")

    presenter.book()

    var draft = Self.draft
    draft.note = "knee"
    #expect(server.pending == [.book(draft)])
  }

  @Test("a booking ends the flow and passes on what was booked")
  func success() throws {
    let server = BookingServer()
    let presenter = makePresenter(server)
    presenter.book()

    try server.answer()

    #expect(router.booked == [Self.draft])
    #expect(view.busy == [true, false])
    #expect(router.alerts == [])
    #expect(server.phone.server.storedAppointments.map(\.trainerID) == [3])
  }

  @Test("an alert shows a failure, and the user can try again")
  func failure() throws {
    let server = BookingServer()
    let presenter = makePresenter(server)
    presenter.book()

    try server.answer(succeeding: false)
    #expect(router.alerts.map(\.message) == ["The server could not be reached."])
    #expect(router.booked == [] && view.busy == [true, false])

    presenter.book()
    try server.answer()
    #expect(router.booked == [Self.draft])
  }

  private func taken() throws -> SummaryPresenter {
    let server = BookingServer(appointments: [
      Appointment(
        id: 100, user: "tomas", activity: .any, subcategoryID: nil, trainerID: 3, clubID: 1,
        slot: Self.slot)
    ])
    let presenter = makePresenter(server)
    presenter.book()
    try server.answer()
    return presenter
  }

  @Test("if the slot is taken, the user can choose another date")
  func chooseAnother() throws {
    let presenter = try taken()
    #expect(router.alerts.map(\.message) == ["Somebody was faster."])
    #expect(router.otherDates == 0)

    router.tapAlert("Choose another")

    #expect(router.otherDates == 1)
    withExtendedLifetime(presenter) {}
  }

  @Test("if the slot is taken, the user can stay")
  func stay() throws {
    let presenter = try taken()

    router.tapAlert("Cancel")

    #expect(router.alerts.count == 1)
    #expect(router.otherDates == 0 && router.booked == [])
    withExtendedLifetime(presenter) {}
  }

  @Test("an expired login ends the session without an alert")
  func expired() throws {
    let server = BookingServer()
    let delegate = SessionDelegateSpy()
    server.session.delegate = delegate
    let presenter = makePresenter(server)
    presenter.book()
    server.phone.letTokensExpire()

    try server.answer()

    #expect(delegate.ends == [true])
    #expect(server.session.identity == .guest)
    #expect(router.alerts == [] && router.booked == [])
    withExtendedLifetime(presenter) {}
  }

  @Test("leaving ends the flow and sends nothing")
  func leave() {
    let server = BookingServer()

    makePresenter(server).leave()

    #expect(router.leaves == 1)
    #expect(server.pending == [])
  }

  @Test("an answer that arrives after the module has closed is ignored, but the booking is stored")
  func lateAnswer() throws {
    let server = BookingServer()
    var presenter: SummaryPresenter? = makePresenter(server)
    weak let left = presenter
    presenter?.book()
    #expect(left != nil)

    presenter = nil
    #expect(left == nil)
    try server.answer()

    #expect(router.booked == [] && router.alerts == [])
    #expect(server.phone.server.storedAppointments.count == 1)
  }
}
