import FootballGather
import GatherTestSupport
import NavigationTestSupport
import Testing
import UIKit

@testable import SurfMVP

/// The requests of the individual modules' routers to their views.
@MainActor @Suite("Routers of the modules") struct RouterTests {
  private let services = InMemoryBackend().services
  private let view = TransitionSpy()
  private let output = OutputSpy()
  private let player = LaunchedGather.players[0]

  @Test("the login's router pushes the list, animated or not")
  func login() {
    let router = LoginRouter(services: services)
    router.view = view

    router.showPlayerListModule(output: output, animated: true)
    router.showPlayerListModule(output: output, animated: false)

    #expect(view.calls == ["push PlayerList", "push PlayerList at once"])
  }

  @Test("a player's router pushes the editor of the requested value")
  func detail() throws {
    let router = PlayerDetailRouter(services: services)
    router.view = view

    router.showPlayerEditModule(with: .age, of: player, output: output)

    let edit = try #require(view.shown.last as? PlayerEditViewController)
    #expect(view.calls == ["push PlayerEdit"])
    #expect(edit.moduleInput?.isEditing(.age, of: 1) == true)
    #expect(edit.moduleInput?.isEditing(.age, of: 2) == false)
  }

  @Test("the teams' router pushes the gather")
  func teams() {
    let router = ConfirmPlayersRouter(services: services)
    router.view = view

    router.showGatherModule(with: .example, output: output)

    #expect(view.calls == ["push Gather"])
  }

  @Test("the editor and the add module close themselves")
  func closing() {
    let (edit, add) = (PlayerEditRouter(), PlayerAddRouter())
    (edit.view, add.view) = (view, view)

    edit.closeModule()
    add.closeModule()

    #expect(view.calls == ["pop", "pop"])
  }

  @Test("every router that can fail shows the message in an alert over its own module")
  func messages() {
    let (login, edit, add) = (
      LoginRouter(services: services), PlayerEditRouter(), PlayerAddRouter()
    )
    let (teams, gather) = (ConfirmPlayersRouter(services: services), GatherRouter())
    let list = PlayerListRouter(services: services)
    (login.view, edit.view, add.view) = (view, view, view)
    (teams.view, gather.view, list.view) = (view, view, view)
    let text = AlertText.failure(.unreachable)
    for show in [
      login.showMessageModule, edit.showMessageModule, add.showMessageModule,
      teams.showMessageModule, gather.showMessageModule, list.showMessageModule,
    ] {
      show(text)
      #expect(view.alert?.message == text.message && view.alert?.actions.count == 1)
    }
    #expect(view.shown.count == 6 && view.calls == [])
  }

  @Test("routers retain neither their views nor the modules that they show")
  func release() {
    let phone = Phone()
    let router = LoginRouter(services: services)
    weak var left: UIViewController?
    do {
      let spy = TransitionSpy()
      router.view = spy
      router.showPlayerListModule(output: output, animated: false)
      left = spy.shown.last
      #expect(left != nil)
    }
    phone.settle()
    #expect(router.view == nil && left == nil)
  }

  @Test("no router retains its view")
  func weakViews() {
    let (login, edit, add) = (
      LoginRouter(services: services), PlayerEditRouter(), PlayerAddRouter()
    )
    let (teams, gather) = (ConfirmPlayersRouter(services: services), GatherRouter())
    let (list, detail) = (
      PlayerListRouter(services: services), PlayerDetailRouter(services: services)
    )
    weak var left: TransitionSpy?
    do {
      let spy = TransitionSpy()
      (login.view, edit.view, add.view, teams.view) = (spy, spy, spy, spy)
      (gather.view, list.view, detail.view) = (spy, spy, spy)
      left = spy
    }
    #expect(left == nil)
  }

  @Test("a router without a view does nothing")
  func withoutView() {
    let router = PlayerListRouter(services: services)

    router.showPlayerListModule()
    router.closeModule()

    #expect(!router.isModuleOpen)
  }
}
