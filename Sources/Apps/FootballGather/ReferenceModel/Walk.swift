import FootballGather
import FootballGatherUI
import UserSessions

/// A user's route through the app, built step by step using the terms of the ownership table.
///
/// There are three players, and the server answers at once.
package struct Walk: Sendable {
  /// The events so far.
  package private(set) var events: [UserEvent] = []

  /// Creates an empty route: the app has been launched and shows the login screen.
  package init() {}

  /// Logs in and shows the list.
  package static var toList: Walk { Walk().then(logIn) }

  static let logIn: [UserEvent] = [
    .type("ann", into: ElementID.username), .type("secret", into: ElementID.password),
    .tap(ElementID.login), .answer(0, isSuccess: true), .answer(0, isSuccess: true),
  ]

  /// Appends events.
  package func then(_ more: UserEvent...) -> Walk { then(more) }

  func then(_ more: [UserEvent]) -> Walk {
    var walk = self
    walk.events += more
    return walk
  }

  /// Repeats a part of the route.
  package func times(_ count: Int, _ part: (Walk) -> Walk) -> Walk {
    (0..<count).reduce(self) { walk, _ in part(walk) }
  }

  /// From the list, opens the first player's details.
  package var openDetail: Walk { then(.tapRow(ElementID.players, section: 0, row: 0)) }
  /// From the details, opens the editor of the player's age.
  package var openEdit: Walk { then(.tapRow(ElementID.details, section: 0, row: 1)) }
  /// From the details, opens the pick list for the player's skill.
  package var openPickEdit: Walk { then(.tapRow(ElementID.details, section: 1, row: 1)) }
  /// Taps the back button.
  package var back: Walk { then(.back) }

  /// From the details, changes the player's age and saves it; use a different age each time.
  package func saveEdit(_ age: Int) -> Walk {
    openEdit.then(
      .type(String(age), into: ElementID.value), .tap(ElementID.done), .answer(0, isSuccess: true))
  }

  /// From the list, adds and saves a new player.
  package var addPlayer: Walk {
    then(
      .tap(ElementID.bottom), .type("New", into: ElementID.name), .tap(ElementID.done),
      .answer(0, isSuccess: true), .answer(0, isSuccess: true))
  }

  /// From the list, selects two players.
  package var toChosenPlayers: Walk {
    then(
      .tap(ElementID.select), .tapRow(ElementID.players, section: 0, row: 0),
      .tapRow(ElementID.players, section: 0, row: 1))
  }

  /// From the list, selects two players and moves them into teams.
  package var toTeams: Walk {
    toChosenPlayers.then(
      .tap(ElementID.bottom),
      .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 1, row: 0)),
      .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 2, row: 0)))
  }

  /// From the teams, starts the gather.
  package var startGather: Walk {
    then(
      .tap(ElementID.start), .answer(0, isSuccess: true), .answer(0, isSuccess: true),
      .answer(0, isSuccess: true))
  }

  /// From the list, selects two players, moves them into teams and starts the gather.
  package var openGather: Walk { toTeams.startGather }

  /// From the list, cancels the selection of players.
  package var leaveSelection: Walk { then(.tap(ElementID.select)) }

  /// From the list, starts and ends a gather.
  package var finishGather: Walk {
    openGather.then(.tap(ElementID.end), .alertButton(0), .answer(0, isSuccess: true))
  }

  /// Goes to a screen through the back button's menu.
  package func jump(to depth: Int) -> Walk { then(.backMenu(depth: depth)) }

  /// From the list, logs out and in again.
  package var logOutAndIn: Walk { then(.tap(ElementID.logOut)).then(Walk.logIn) }

  /// Opens a link to the first player while the app runs.
  package var openPlayerLink: Walk { then(.openURL("navbench://players/1")) }

  /// The route as a session.
  package var session: Session<FootballGatherModel> { session(from: Self.start) }

  /// Returns the route as a session that begins in another state.
  func session(from start: FootballGatherModel.Start) -> Session<FootballGatherModel> {
    Session(start: start, events: events)
  }

  /// Three players, and no signed-in user.
  static let start = FootballGatherModel.Start(
    players: (1...3).map { Player(id: $0, name: "Player \($0)", skill: .amateur) })
}
