import FootballGather
import FootballGatherUI
public import UserSessions

/// What a user does, step by step, in the words of the ownership table: three players are known, and the server answers at
/// once.
public struct Walk: Sendable {
  /// What was done so far.
  public private(set) var events: [UserEvent] = []

  /// Nothing as yet: the app has been launched and shows the login.
  public init() {}

  /// The user has logged in and is on the list.
  public static var toList: Walk { Walk().then(logIn) }

  static let logIn: [UserEvent] = [
    .type("ann", into: ElementID.username), .type("secret", into: ElementID.password),
    .tap(ElementID.login), .answer(0, isSuccess: true), .answer(0, isSuccess: true),
  ]

  /// And then these events.
  public func then(_ more: UserEvent...) -> Walk { then(more) }

  func then(_ more: [UserEvent]) -> Walk {
    var walk = self
    walk.events += more
    return walk
  }

  /// And then a part again and again.
  public func times(_ count: Int, _ part: (Walk) -> Walk) -> Walk {
    (0..<count).reduce(self) { walk, _ in part(walk) }
  }

  /// From the list to the first player.
  public var openDetail: Walk { then(.tapRow(ElementID.players, section: 0, row: 0)) }
  /// From the player to the editor of their age.
  public var openEdit: Walk { then(.tapRow(ElementID.details, section: 0, row: 1)) }
  /// From the player to the choice of their skill.
  public var openPickEdit: Walk { then(.tapRow(ElementID.details, section: 1, row: 1)) }
  /// The back button.
  public var back: Walk { then(.back) }

  /// Changes the age of the player, each time to another one, and saves it.
  public func saveEdit(_ age: Int) -> Walk {
    openEdit.then(
      .type(String(age), into: ElementID.value), .tap(ElementID.done), .answer(0, isSuccess: true))
  }

  /// From the list: a new player, saved.
  public var addPlayer: Walk {
    then(
      .tap(ElementID.bottom), .type("New", into: ElementID.name), .tap(ElementID.done),
      .answer(0, isSuccess: true), .answer(0, isSuccess: true))
  }

  /// From the list: two players chosen.
  public var toChosenPlayers: Walk {
    then(
      .tap(ElementID.select), .tapRow(ElementID.players, section: 0, row: 0),
      .tapRow(ElementID.players, section: 0, row: 1))
  }

  /// From the list: two players chosen and put into teams.
  public var toTeams: Walk {
    toChosenPlayers.then(
      .tap(ElementID.bottom),
      .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 1, row: 0)),
      .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 2, row: 0)))
  }

  /// From the teams: the gather begun.
  public var startGather: Walk {
    then(
      .tap(ElementID.start), .answer(0, isSuccess: true), .answer(0, isSuccess: true),
      .answer(0, isSuccess: true))
  }

  /// From the list: two players chosen, put into teams, and the gather begun.
  public var openGather: Walk { toTeams.startGather }

  /// From the list, where players are being chosen: no more.
  public var leaveSelection: Walk { then(.tap(ElementID.select)) }

  /// From the list: a gather begun and ended.
  public var finishGather: Walk {
    openGather.then(.tap(ElementID.end), .alertButton(0), .answer(0, isSuccess: true))
  }

  /// The jump to a screen by the back button's menu.
  public func jump(to depth: Int) -> Walk { then(.backMenu(depth: depth)) }

  /// From the list: logged out and in again.
  public var logOutAndIn: Walk {
    then(.tap(ElementID.logOut)).then(Walk.logIn)
  }

  /// A link to the first player, followed while the app runs.
  public var openPlayerLink: Walk { then(.openURL("navbench://players/1")) }

  /// The walk as a session.
  public var session: Session<FootballGatherModel> {
    Session(start: Self.start, events: events)
  }

  /// Three players, and nobody signed in.
  static let start = FootballGatherModel.Start(
    players: (1...3).map { Player(id: $0, name: "Player \($0)", skill: .amateur) })
}
