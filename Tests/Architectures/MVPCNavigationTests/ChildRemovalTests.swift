import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import MVPC

/// Which coordinators remain after a flow, by the way of removing children.
@MainActor @Suite("Removal of child coordinators") struct ChildRemovalTests {
  /// A route from the list, and the coordinators that remain after it.
  private func expect(
    _ route: [UserEvent], leaves trees: [Removal: String],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for removal in Removal.allCases {
      let launched = LaunchedMVPC(removal, route: route)
      // The dictionary owns the coordinators of the open screens instead of their parents.
      let tree = trees[removal] ?? "App"
      #expect(launched.tree == tree, "\(removal)", sourceLocation: location)
    }
  }

  @Test("each coordinator is a child of the one that started it")
  func open() {
    let tree = "App(Login(PlayerList(PlayerDetail(PlayerEdit))))"
    expect(.edit, leaves: [.never: tree, .from: tree, .stack: tree])
  }

  @Test("back from a player removes the coordinator, unless none is ever removed")
  func back() {
    let tree = "App(Login(PlayerList))"
    expect(
      .detail + [.back],
      leaves: [.never: "App(Login(PlayerList(PlayerDetail)))", .from: tree, .stack: tree])
  }

  // As published, the edit coordinator has no parent from which it could be removed.
  @Test("back from the editor leaves its coordinator behind, if only the one left is removed")
  func backFromEdit() {
    let left = "App(Login(PlayerList(PlayerDetail(PlayerEdit))))"
    expect(
      .edit + [.back],
      leaves: [.never: left, .from: left, .stack: "App(Login(PlayerList(PlayerDetail)))"])
  }

  @Test("a gather that ends leaves two screens at once, of which 'from' removes one")
  func endOfGather() {
    expect(
      .gather + .endGather,
      leaves: [
        .never: "App(Login(PlayerList(ConfirmPlayers(Gather))))",
        .from: "App(Login(PlayerList(ConfirmPlayers)))",
        .stack: "App(Login(PlayerList))",
      ])
  }

  @Test("the back menu to the login removes what is above, or only the top of it")
  func backMenu() {
    expect(
      .gather + [.backMenu(depth: 0)],
      leaves: [
        .never: "App(Login(PlayerList(ConfirmPlayers(Gather))))",
        .from: "App(Login(PlayerList(ConfirmPlayers)))",
        .stack: "App(Login)",
      ])
  }

  @Test("a link replaces a flow, and what it replaced is removed or left behind")
  func link() {
    expect(
      .gather + [.openURL("navbench://add")],
      leaves: [
        .never: "App(Login(PlayerList(ConfirmPlayers(Gather), PlayerAdd)))",
        .from: "App(Login(PlayerList(ConfirmPlayers, PlayerAdd)))",
        .stack: "App(Login(PlayerList(PlayerAdd)))",
      ])
  }

  @Test("a swipe that is released too early removes nothing")
  func cancelledSwipe() {
    let tree = "App(Login(PlayerList(PlayerDetail)))"
    expect(
      .detail + [.swipeBack(isFinished: false)],
      leaves: [.never: tree, .from: tree, .stack: tree])
  }

  @Test("each login starts a list of its own, and log-out ends it")
  func logOut() {
    expect(
      [.tap("logOut")] + .login,
      leaves: [
        .never: "App(Login(PlayerList, PlayerList))", .from: "App(Login(PlayerList))",
        .stack: "App(Login(PlayerList))",
      ])
  }

  // UIKit queues the second push, so its screen is not on the stack when the first one appears.
  @Test("a screen that is pushed while another one appears keeps its coordinator")
  func queuedPush() throws {
    for removal in Removal.allCases {
      let launched = LaunchedMVPC(removal)
      let list = try #require(launched.coordinators.last as? PlayerListCoordinator)

      list.navigateToPlayerAdd()
      list.navigateToPlayerAdd()
      launched.app.settle()

      #expect(launched.app.stack == ["Login", "PlayerList", "PlayerAdd", "PlayerAdd"])
      #expect(launched.coordinators.count == 4, "\(removal)")
    }
  }
}
