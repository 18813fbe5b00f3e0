public import UIKit
public import FootballGather
import UserSessions

/// A sequence of events in an app that receives links, and the stack that must result.
public struct LinkScenario: Sendable, CustomStringConvertible {
  public let description: String
  private let isSignedIn: Bool
  private let launchLink: String?
  private let events: [UserEvent]
  /// The screens that must be open at the end, from the bottom.
  public let stack: [String]

  private init(
    _ description: String, isSignedIn: Bool = true, link: String? = nil, _ events: [UserEvent],
    _ above: String...
  ) {
    self.description = description
    self.isSignedIn = isSignedIn
    launchLink = link
    self.events = events
    stack = ["Login"] + above
  }

  /// Launches the app and carries out the scenario.
  @MainActor public func run(
    _ makeDelegate: (Services) -> any UIApplicationDelegate
  ) -> LaunchedGather {
    let app = LaunchedGather(isSignedIn: isSignedIn, link: launchLink, makeDelegate)
    for event in events { app.perform(event) }
    return app
  }

  private static let loaded: UserEvent = .answer(0, isSuccess: true)
  private static let loginAndLoad = [UserEvent].login + [loaded]

  public static let all = [
    LinkScenario("nobody is signed in", isSignedIn: false, []),
    LinkScenario("a user is signed in", [], "PlayerList"),
    LinkScenario("a link launches the app", link: "navbench://players/2", [], "PlayerList"),
    LinkScenario(
      "a link launches the app, and the players come", link: "navbench://players/2/edit/name",
      [loaded], "PlayerList", "PlayerDetail", "PlayerEdit"),
    LinkScenario(
      "of two links at the login, the newest wins", isSignedIn: false, link: "navbench://gather",
      [.openURL("navbench://add")] + loginAndLoad, "PlayerList", "PlayerAdd"),
    LinkScenario(
      "a link is followed once", link: "navbench://add",
      [loaded, .back, .tap("logOut")] + loginAndLoad, "PlayerList"),
    LinkScenario(
      "a link survives a failed request, and the login", link: "navbench://add",
      [.answer(0, isSuccess: false), .alertButton(0), .back] + loginAndLoad,
      "PlayerList", "PlayerAdd"),
    LinkScenario(
      "an unknown link changes nothing", [loaded, .openURL("navbench://nothing")], "PlayerList"),
    LinkScenario(
      "links of unknown players change nothing",
      [
        loaded, .tap("bottom"), .openURL("navbench://players/9"),
        .openURL("navbench://players/9/edit/age"),
      ], "PlayerList", "PlayerAdd"),
    LinkScenario(
      "a notification is a link", [loaded, .notification("navbench://players/1")],
      "PlayerList", "PlayerDetail"),
    LinkScenario(
      "a link dismisses an alert",
      [loaded, .deleteRow("players", section: 0, row: 0), .openURL("navbench://gather")],
      "PlayerList", "ConfirmPlayers"),
  ]
}

/// A link that arrives while screens are open, and how many of them it must keep.
public struct KeptScreens: Sendable, CustomStringConvertible {
  private let route: [UserEvent]
  private let link: String
  /// The number of screens that must stay, counted from the bottom.
  public let kept: Int

  public var description: String { "\(link) after \(route.count) events" }

  /// Opens the screens and then the link, and counts, from the bottom, the screens that are still
  /// the same objects.
  @MainActor public func count(_ makeDelegate: (Services) -> any UIApplicationDelegate) -> Int {
    let app = LaunchedGather(makeDelegate)
    app.go(route)
    let before = app.navigation?.viewControllers ?? []
    app.go([.openURL("navbench://\(link)")])
    let after = app.navigation?.viewControllers ?? []
    return zip(before, after).prefix { $0 === $1 }.count
  }

  public static let all = [
    KeptScreens(route: .edit, link: "players", kept: 2),
    KeptScreens(route: .edit, link: "players/1", kept: 3),
    KeptScreens(route: .edit, link: "players/1/edit/name", kept: 4),
    KeptScreens(route: .edit, link: "players/1/edit/age", kept: 3),
    KeptScreens(route: .edit, link: "players/2", kept: 2),
    KeptScreens(route: .detail, link: "players/1/edit/age", kept: 3),
    KeptScreens(route: .add, link: "add", kept: 3),
    KeptScreens(route: .confirm, link: "gather", kept: 3),
    KeptScreens(route: .gather, link: "gather", kept: 4),
    KeptScreens(route: .gather, link: "add", kept: 2),
  ]
}
