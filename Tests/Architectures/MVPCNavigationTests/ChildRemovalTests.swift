import NavigationTestSupport
import Testing
import UIKit
import UserSessions

@testable import MVPC

/// The coordinators that remain after a flow, for each way of removing children.
@MainActor @Suite("Removal of child coordinators") struct ChildRemovalTests {
  /// Expects these coordinators to remain after a route from the list, for each way of removing
  /// children.
  private func expect(
    _ route: [UserEvent], leaves trees: [Removal: String],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for removal in Removal.allCases {
      let launched = LaunchedMVPC(removal, route: route)
      // With `.dictionary`, a dictionary owns the coordinators of the open screens; their parents
      // do not.
      let tree = trees[removal] ?? "App"
      #expect(launched.tree == tree, "\(removal)", sourceLocation: location)
    }
  }

  @Test("each coordinator is a child of the one that started it")
  func open() {
    let tree = "App(Login(PlayerList(PlayerDetail(PlayerEdit))))"
    expect(.edit, leaves: [.never: tree, .from: tree, .stack: tree])
  }

  @Test("going back from a player removes its coordinator, except in the variant that removes none")
  func back() {
    let tree = "App(Login(PlayerList))"
    expect(
      .detail + [.back],
      leaves: [.never: "App(Login(PlayerList(PlayerDetail)))", .from: tree, .stack: tree])
  }

  // As published, the edit coordinator has no parent from which it could be removed.
  @Test("going back from the editor removes its coordinator only if the variant checks the stack")
  func backFromEdit() {
    let left = "App(Login(PlayerList(PlayerDetail(PlayerEdit))))"
    expect(
      .edit + [.back],
      leaves: [.never: left, .from: left, .stack: "App(Login(PlayerList(PlayerDetail)))"])
  }

  @Test("the end of a gather closes two screens at once, and 'from' removes only one coordinator")
  func endOfGather() {
    expect(
      .gather + .endGather,
      leaves: [
        .never: "App(Login(PlayerList(ConfirmPlayers(Gather))))",
        .from: "App(Login(PlayerList(ConfirmPlayers)))",
        .stack: "App(Login(PlayerList))",
      ])
  }

  @Test("going back to the login removes all coordinators above it, only the top one, or none")
  func backMenu() {
    expect(
      .gather + [.backMenu(depth: 0)],
      leaves: [
        .never: "App(Login(PlayerList(ConfirmPlayers(Gather))))",
        .from: "App(Login(PlayerList(ConfirmPlayers)))",
        .stack: "App(Login)",
      ])
  }

  @Test("a link that replaces a flow removes all of its coordinators, only the top one, or none")
  func link() {
    expect(
      .gather + [.openURL("navbench://add")],
      leaves: [
        .never: "App(Login(PlayerList(ConfirmPlayers(Gather), PlayerAdd)))",
        .from: "App(Login(PlayerList(ConfirmPlayers, PlayerAdd)))",
        .stack: "App(Login(PlayerList(PlayerAdd)))",
      ])
  }

  @Test("a swipe that is released too early removes no coordinator")
  func cancelledSwipe() {
    let tree = "App(Login(PlayerList(PlayerDetail)))"
    expect(
      .detail + [.swipeBack(isFinished: false)],
      leaves: [.never: tree, .from: tree, .stack: tree])
  }

  @Test(
    "each login starts a new list; logging out removes the old coordinator unless none is removed")
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
