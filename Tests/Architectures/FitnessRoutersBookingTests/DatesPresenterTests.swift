import FitnessAppointments
import Testing
import UIKit

@testable import FitnessRouters

@MainActor @Suite("Dates presenter") struct DatesPresenterTests {
  private let server = BookingServer()
  private let router = DatesRouterSpy()
  private let view = DatesViewSpy()

  private func makePresenter(hasMenu: Bool = true) -> DatesPresenter {
    let presenter = DatesPresenter(
      session: server.session, router: router, flowType: .gym, subcategoryID: 10, trainerID: 3,
      clubID: 1, note: "abc", hasMenu: hasMenu)
    presenter.view = view
    return presenter
  }

  private func loadedPresenter() throws -> DatesPresenter {
    let presenter = makePresenter()
    presenter.viewDidAppear()
    try server.answer()
    return presenter
  }

  @Test("a loaded view shows nothing, and no request is sent before it has appeared")
  func loaded() {
    makePresenter().viewDidLoad()

    #expect(view.hours == [[], []])
    #expect(view.status == "" && !view.canRetry)
    #expect(server.pending == [])
  }

  @Test("only the first appearance requests the trainer's slots in the club")
  func request() {
    let presenter = makePresenter()

    presenter.viewDidAppear()
    presenter.viewDidAppear()

    #expect(server.pending == [.slots(3, 1)])
    #expect(view.status == "Loading." && !view.canRetry)
  }

  @Test("free slots are listed by day")
  func slots() throws {
    _ = try loadedPresenter()

    #expect(view.hours == [["09:00", "15:00", "18:00"], ["09:00", "15:00", "18:00"]])
    #expect(view.status == "")
  }

  @Test("a failed request can be tried again, and shows no alert")
  func failure() throws {
    let presenter = makePresenter()
    presenter.viewDidAppear()

    try server.answer(succeeding: false)
    #expect(view.status == "Could not be loaded." && view.canRetry)
    #expect(router.alerts == [])

    presenter.retry()
    #expect(view.status == "Loading." && !view.canRetry)
    #expect(server.pending == [.slots(3, 1)])

    try server.answer()
    #expect(view.hours.map(\.count) == [3, 3])
  }

  @Test("loading again empties the list until the answer arrives")
  func loadAgain() throws {
    let presenter = try loadedPresenter()

    presenter.load()

    #expect(view.hours == [[], []])
    #expect(server.pending == [.slots(3, 1)])
  }

  @Test("only the answer to the newest request counts")
  func newestRequest() throws {
    let presenter = makePresenter()
    presenter.viewDidAppear()
    presenter.load()

    try server.answer(succeeding: false)
    #expect(view.status == "Loading.")

    try server.answer()
    #expect(view.status == "")
  }

  @Test("selecting a slot opens the summary, with all earlier choices")
  func summary() throws {
    let presenter = try loadedPresenter()

    presenter.selectRow(1, on: 1)

    #expect(
      router.summaries == [
        PassedValues(
          flowType: .gym, subcategoryID: 10, trainerID: 3, clubID: 1,
          slot: Slot(day: 1, hour: 15), note: "abc")
      ])
  }

  @Test("the bar has a menu only if the module is configured with one", arguments: [true, false])
  func menuButton(_ hasMenu: Bool) {
    makePresenter(hasMenu: hasMenu).viewDidLoad()

    #expect(view.menuButtons == (hasMenu ? 1 : 0))
  }

  @Test("a pending request retains neither the presenter nor its view")
  func release() {
    var presenter: DatesPresenter? = makePresenter()
    weak let left = presenter
    presenter?.viewDidAppear()
    #expect(left != nil)

    presenter = nil

    #expect(left == nil)
    #expect(server.pending == [.slots(3, 1)])
  }
}
