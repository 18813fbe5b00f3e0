import FitnessAppointments
import Testing
import UIKit

@testable import FitnessRouters

@MainActor @Suite("Clubs presenter") struct ClubsPresenterTests {
  private let server = BookingServer()
  private let router = ClubsRouterSpy()
  private let view = ClubsViewSpy()

  private func makePresenter(
    flowType: FlowType = .gym, subcategoryID: Subcategory.ID? = 10, note: String = "",
    hasMenu: Bool = true
  ) -> ClubsPresenter {
    let presenter = ClubsPresenter(
      session: server.session, router: router, flowType: flowType, subcategoryID: subcategoryID,
      trainerID: flowType == .pick ? nil : 3, note: note, hasMenu: hasMenu)
    presenter.view = view
    return presenter
  }

  @Test("a loaded view receives all clubs in order, and none is checked without a home club")
  func clubs() {
    makePresenter().viewDidLoad()

    #expect(view.rows.map(\.text) == ["Centre", "Harbour", "North"])
    #expect(view.rows.map(\.isChecked) == [false, false, false])
  }

  @Test("the home club is checked")
  func homeClub() {
    server.store.homeClubID = 2

    makePresenter().viewDidLoad()

    #expect(view.rows.map(\.isChecked) == [false, true, false])
  }

  @Test("the bar has a menu only if the module is configured with one", arguments: [true, false])
  func menuButton(_ hasMenu: Bool) {
    makePresenter(hasMenu: hasMenu).viewDidLoad()

    #expect(view.menuButtons == (hasMenu ? 1 : 0))
  }

  @Test(
    "selecting a club opens the dates, with all earlier choices",
    arguments: [(FlowType.gym, 10), (.group, 20), (.any, nil), (.page, nil)] as [(FlowType, Int?)])
  func dates(_ flowType: FlowType, _ subcategoryID: Int?) {
    makePresenter(flowType: flowType, subcategoryID: subcategoryID, note: "abc", hasMenu: false)
      .selectRow(1)

    #expect(
      router.dates == [
        PassedValues(
          flowType: flowType, subcategoryID: subcategoryID, trainerID: 3, clubID: 2, note: "abc",
          hasMenu: false)
      ])
    #expect(router.homeClubs == [])
  }

  @Test("choosing a home club closes the module")
  func pick() {
    makePresenter(flowType: .pick).selectRow(2)

    #expect(router.homeClubs == [3])
    #expect(router.dates == [])
  }

  @Test("a member's menu opens the appointments")
  func menuOfMember() {
    let presenter = makePresenter()

    presenter.showMenu()
    router.tapAlert("Appointments")

    #expect(router.alerts.map(\.message) == ["Mira, member"])
    #expect(router.alerts.map(\.buttons) == [["Appointments", "Log out", "Close"]])
    #expect(router.appointments == 1)
  }

  @Test("a member can log out through the menu")
  func logOut() {
    let delegate = SessionDelegateSpy()
    server.session.delegate = delegate
    let presenter = makePresenter()

    presenter.showMenu()
    router.tapAlert("Log out")

    #expect(server.session.identity == .guest)
    #expect(server.store.token == nil)
    #expect(delegate.ends == [false])
  }

  @Test("the menu's buttons use the identity at the time of the tap")
  func identityOfTap() {
    let presenter = makePresenter()
    presenter.showMenu()
    server.session.logOut()

    router.tapAlert("Appointments")

    #expect(router.appointments == 0)
    #expect(router.logins == [.appointments])
  }

  @Test("closing the menu does nothing")
  func closeMenu() {
    let presenter = makePresenter()
    presenter.showMenu()

    router.tapAlert("Close")

    #expect(router.appointments == 0 && router.logins == [])
    #expect(server.session.identity == .member(user: "mira"))
  }

  @Test("the presenter does not retain its view")
  func release() {
    let presenter = makePresenter()
    var other: ClubsViewSpy? = ClubsViewSpy()
    presenter.view = other
    #expect(presenter.view != nil)

    other = nil

    #expect(presenter.view == nil)
  }
}
