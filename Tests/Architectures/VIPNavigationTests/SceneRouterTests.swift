import FootballGather
import GatherTestSupport
import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import VIP

/// The screens that each scene's router shows or closes.
@MainActor @Suite("Routers of the scenes") struct SceneRouterTests {
  private let player = LaunchedGather.players[0]

  @Test("the login's router pushes the list, which reports to the router's delegate")
  func login() {
    let scene = Scene()

    LoginRouter(factory: scene.factory, listDelegate: scene.delegate).showPlayerList()
    #expect(scene.stack == ["Root", "PlayerList"])
    scene.app.go([])

    #expect(scene.delegate.calls == ["loaded"])
  }

  @Test("the list's router pushes a player, the add screen and the teams")
  func list() {
    for (name, show) in [
      ("PlayerDetail", { $0.showDetails(of: player, delegate: $1) }),
      ("PlayerAdd", { $0.showAdd(delegate: $1) }),
      ("ConfirmPlayers", { $0.showConfirm([player], delegate: $1) }),
    ] as [(String, (PlayerListRouter, DelegateSpy) -> Void)] {
      let scene = Scene()

      show(PlayerListRouter(factory: scene.factory), scene.delegate)

      #expect(scene.stack == ["Root", name])
    }
  }

  @Test("the list's router leaves the list only if the list is in front")
  func logOut() {
    let scene = Scene()
    let list = UIViewController()
    let router = PlayerListRouter(factory: scene.factory)
    router.viewController = list
    scene.show(UIViewController(), list, UIViewController())
    router.popToLogin()
    #expect(scene.stack.count == 3)

    scene.show(UIViewController(), list)
    router.popToLogin()

    #expect(scene.stack.count == 1)
  }

  @Test("a player's router pushes the editor, which reports to the player's delegate")
  func edit() {
    let scene = Scene()

    PlayerDetailRouter(factory: scene.factory)
      .showEdit(of: player, field: .name, delegate: scene.delegate)
    #expect(scene.stack == ["Root", "PlayerEdit"])
    scene.app.go([.type("Anna", into: "value"), .tap("done")])

    #expect(scene.delegate.calls == ["updated Anna"] && scene.stack == ["Root"])
  }

  @Test("a new player is reported, and the screen closes itself")
  func add() {
    let scene = Scene()

    PlayerListRouter(factory: scene.factory).showAdd(delegate: scene.delegate)
    scene.app.settle()
    scene.app.go([.type("Dora", into: "name"), .tap("done")])

    #expect(scene.delegate.calls == ["added"] && scene.stack == ["Root"])
  }

  @Test("the teams' router pushes the gather")
  func gather() {
    let scene = Scene()

    ConfirmPlayersRouter(factory: scene.factory).showGather(.example, delegate: scene.delegate)

    #expect(scene.stack == ["Root", "Gather"])
  }

  @Test("the gather's router returns to the list, and does nothing if there is no list")
  func endOfGather() {
    let scene = Scene()
    let gather = UIViewController()
    let router = GatherRouter(stack: scene.factory.stack)
    router.viewController = gather
    scene.show(UIViewController(), gather)
    router.popToPlayerList()
    #expect(scene.stack.count == 2)

    let list = scene.factory.makePlayerList(delegate: scene.delegate)
    scene.show(UIViewController(), list, UIViewController(), gather)
    router.popToPlayerList()

    #expect(scene.stack.count == 2 && scene.app.navigation?.topViewController === list)
  }

  @Test("the editor and the add screen close themselves only if they are in front")
  func dismissal() {
    let scene = Scene()
    let screen = UIViewController()
    let edit = PlayerEditRouter(stack: scene.factory.stack)
    let add = PlayerAddRouter(stack: scene.factory.stack)
    (edit.viewController, add.viewController) = (screen, screen)
    for dismiss in [edit.dismissEdit, add.dismissAdd] {
      scene.show(UIViewController(), screen, UIViewController())
      dismiss()
      #expect(scene.stack.count == 3)

      scene.show(UIViewController(), screen)
      dismiss()
      #expect(scene.stack.count == 1)
    }
  }

  @Test("routers do not retain their screens")
  func release() {
    let scene = Scene()
    let list = PlayerListRouter(factory: scene.factory)
    let gather = GatherRouter(stack: scene.factory.stack)
    let edit = PlayerEditRouter(stack: scene.factory.stack)
    let add = PlayerAddRouter(stack: scene.factory.stack)
    do {
      let screen = UIViewController()
      (list.viewController, gather.viewController) = (screen, screen)
      (edit.viewController, add.viewController) = (screen, screen)
    }
    scene.app.settle()

    #expect(list.viewController == nil && gather.viewController == nil)
    #expect(edit.viewController == nil && add.viewController == nil)
  }
}
