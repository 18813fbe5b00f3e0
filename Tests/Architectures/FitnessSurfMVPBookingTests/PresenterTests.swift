import FitnessAppointments
import FitnessBookingTestSupport
import Testing
import UIKit

@testable import FitnessSurfMVP

/// The presenters of a new appointment, with views that only record their commands.
@MainActor @Suite("Presenters") struct PresenterTests {
  private let phone = Phone()
  private let session: UserSession

  init() {
    session = UserSession(services: phone.server.services)
    session.identity = .member(user: "mira")
  }

  // MARK: Clubs

  @Test("the home club is checked, and the selected club is reported")
  func clubs() {
    phone.store.homeClubID = 3
    let (view, presenter) = (ClubsViewSpy(), ClubsPresenter(session: session))
    presenter.view = view
    var selected: [Club.ID] = []
    presenter.onClubSelected = { selected.append($0) }

    presenter.viewLoaded()
    presenter.selectClub(at: 1)

    #expect(view.rows.map(\.title) == ["Centre", "Harbour", "North"])
    #expect(view.rows.map(\.isChecked) == [false, false, true] && selected == [2])
  }

  // MARK: Dates

  private func makeDates() -> (DatesViewSpy, DatesPresenter) {
    let presenter = DatesPresenter(session: session, trainerID: 3, clubID: 2)
    let view = DatesViewSpy()
    presenter.view = view
    presenter.viewLoaded()
    return (view, presenter)
  }

  @Test("the slots are loaded once, and shown by day")
  func dates() throws {
    let (view, presenter) = makeDates()
    presenter.loadAtFirst()
    presenter.loadAtFirst()
    #expect(phone.server.pending == [.slots(3, 2)] && view.status == "Loading.")

    try phone.answer(succeeding: true)

    #expect(view.status == "" && view.sections.map(\.title) == ["Today", "Tomorrow"])
    #expect(
      view.sections.map { $0.rows.map(\.title) } == [
        ["09:00", "12:00", "18:00"], ["09:00", "12:00", "18:00"],
      ])
  }

  @Test("the selected slot is reported")
  func slot() throws {
    let (_, presenter) = makeDates()
    var slots: [Slot] = []
    presenter.onSlotSelected = { slots.append($0) }
    presenter.loadAtFirst()
    try phone.answer(succeeding: true)

    presenter.selectSlot(at: 2, on: 1)

    #expect(slots == [Slot(day: 1, hour: 18)])
  }

  @Test("slots that cannot be loaded can be requested again")
  func failedDates() throws {
    let (view, presenter) = makeDates()
    presenter.loadAtFirst()
    try phone.answer(succeeding: false)
    #expect(view.status == "Could not be loaded." && view.canRetry)

    presenter.retry()

    #expect(phone.server.pending == [.slots(3, 2)] && !view.canRetry)
  }

  @Test("offline, nothing is requested, and a retry is reported")
  func offlineDates() {
    session.identity = .offline
    let (view, presenter) = makeDates()
    var offlineCount = 0
    presenter.onOffline = { offlineCount += 1 }
    presenter.loadAtFirst()
    #expect(view.status == "Not available offline." && phone.server.pending.isEmpty)

    presenter.retry()

    #expect(offlineCount == 1 && phone.server.pending.isEmpty)
  }

  @Test("only the answer to the newest request counts")
  func newest() throws {
    let (_, presenter) = makeDates()
    presenter.load()
    presenter.load()

    try phone.answer(succeeding: false)
    #expect(presenter.state == .loading)
    try phone.answer(succeeding: true)

    #expect(presenter.state == .loaded)
  }

  // MARK: Summary

  private func makeSummary() -> (SummaryViewSpy, SummaryPresenter) {
    let presenter = SummaryPresenter(session: session, draft: .example)
    let view = SummaryViewSpy()
    presenter.view = view
    presenter.viewLoaded()
    return (view, presenter)
  }

  @Test("a new note is shown at once")
  func note() {
    let (view, presenter) = makeSummary()
    #expect(view.noteTitle == "Add note" && view.rows.count == 6)
    var edited: [String] = []
    presenter.onNote = { edited.append($0) }

    presenter.setNote("abc")
    presenter.editNote()

    #expect(view.rows.last?.detail == "abc" && view.noteTitle == "Edit note")
    #expect(edited == ["abc"])
  }

  @Test("the view is busy until the appointment is booked, and the booking is reported")
  func booking() throws {
    let (view, presenter) = makeSummary()
    var booked: [Draft] = []
    presenter.onBooked = { booked.append($0) }

    presenter.confirm()
    #expect(view.busy == [true] && phone.server.pending == [.book(.example)])
    try phone.answer(succeeding: true)

    #expect(view.busy == [true, false] && booked == [.example])
  }

  @Test("an unreachable server, a taken slot and the end of the session are reported differently")
  func failures() throws {
    let (_, presenter) = makeSummary()
    var reports: [String] = []
    presenter.onBooked = { _ in reports.append("booked") }
    presenter.onTaken = { reports.append("taken") }
    presenter.onError = { reports.append($0 == .expired ? "expired" : "error") }
    presenter.confirm()
    try phone.answer(succeeding: false)
    presenter.confirm()
    phone.server.book(.example) { _ in }
    try phone.answer(succeeding: true)
    try phone.answer(succeeding: true)

    presenter.confirm()
    phone.letTokensExpire()
    try phone.answer(succeeding: true)

    #expect(reports == ["error", "booked", "expired"])
  }

  @Test("a slot that another user has booked is reported as taken")
  func taken() throws {
    let (_, presenter) = makeSummary()
    var takenCount = 0
    presenter.onTaken = { takenCount += 1 }
    phone.server.book(.example) { _ in }
    try phone.answer(succeeding: true)

    presenter.confirm()
    try phone.answer(succeeding: true)

    #expect(takenCount == 1)
  }

  // MARK: Note

  @Test("only a changed note can be saved")
  func change() {
    let (view, presenter) = (NoteViewSpy(), NotePresenter(session: session, note: "abc"))
    presenter.view = view
    var reports: [String] = []
    presenter.onSaved = { reports.append($0) }
    presenter.onDiscarded = { reports.append("discarded") }
    presenter.onDiscardAttempt = { reports.append("attempt") }
    presenter.viewLoaded()
    #expect(view.text == "abc" && view.isChanged == false)

    presenter.change(to: "abcd")
    #expect(view.isChanged == true)
    presenter.save()
    presenter.attemptToDismiss()
    presenter.change(to: "abc")
    presenter.discard()

    #expect(view.isChanged == false && reports == ["abcd", "attempt", "discarded"])
  }

  // MARK: Alerts

  @Test("what each menu button reports depends on the identity for which the menu is shown")
  func menu() {
    for (identity, expected) in [
      (Identity.guest, ["appointments", "log in"]), (.offline, ["try again"]),
      (.member(user: "mira"), ["appointments", "log out"]),
    ] {
      let presenter = MenuAlertPresenter(identity: identity)
      var reports: [String] = []
      presenter.onAppointments = { reports.append("appointments") }
      presenter.onLogIn = { reports.append("log in") }
      presenter.onLogOut = { reports.append("log out") }
      presenter.onTryAgain = { reports.append("try again") }

      for button in AlertText.menu(identity).buttons.indices { presenter.choose(button) }

      #expect(reports == expected, "\(identity)")
    }
  }

  @Test("the other alerts report only a tap on their first button")
  func firstButton() {
    var reports: [String] = []
    let general = AlertPresenter()
    general.onConfirmed = { reports.append("confirmed") }
    let booked = BookedAlertPresenter()
    booked.onAppointments = { reports.append("appointments") }
    let offline = OfflineAlertPresenter()
    offline.onTryAgain = { reports.append("try again") }
    let taken = TakenAlertPresenter()
    taken.onChooseAnother = { reports.append("choose another") }

    for output in [general, booked, offline, taken] as [any AlertViewOutput] {
      output.choose(1)
      output.choose(0)
    }

    #expect(reports == ["confirmed", "appointments", "try again", "choose another"])
  }
}
