import FootballGather
import FootballGatherSessions
import FootballGatherUI
import UserSessions

/// What a user does, step by step, in the words of the ownership table.
struct Walk {
  private(set) var events: [UserEvent] = []

  /// Three players are known, and the user is on the list.
  static var toList: Walk {
    Walk().then(
      .type("ann", into: ElementID.username), .type("secret", into: ElementID.password),
      .tap(ElementID.login), .answer(0, isSuccess: true), .answer(0, isSuccess: true))
  }

  func then(_ more: UserEvent...) -> Walk {
    var walk = self
    walk.events += more
    return walk
  }

  func times(_ count: Int, _ part: (Walk) -> Walk) -> Walk {
    (0..<count).reduce(self) { walk, _ in part(walk) }
  }

  var openDetail: Walk { then(.tapRow(ElementID.players, section: 0, row: 0)) }
  var openEdit: Walk { then(.tapRow(ElementID.details, section: 0, row: 1)) }
  var back: Walk { then(.back) }

  /// Changes the age of the player, each time to another one, and saves it.
  func saveEdit(_ age: Int) -> Walk {
    openEdit.then(
      .type(String(age), into: ElementID.value), .tap(ElementID.done), .answer(0, isSuccess: true))
  }

  var addPlayer: Walk {
    then(
      .tap(ElementID.bottom), .type("New", into: ElementID.name), .tap(ElementID.done),
      .answer(0, isSuccess: true), .answer(0, isSuccess: true))
  }

  var openGather: Walk {
    then(
      .tap(ElementID.select), .tapRow(ElementID.players, section: 0, row: 0),
      .tapRow(ElementID.players, section: 0, row: 1), .tap(ElementID.bottom),
      .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 1, row: 0)),
      .moveRow(ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 2, row: 0)),
      .tap(ElementID.start), .answer(0, isSuccess: true), .answer(0, isSuccess: true),
      .answer(0, isSuccess: true))
  }

  var finishGather: Walk {
    openGather.then(.tap(ElementID.end), .alertButton(0), .answer(0, isSuccess: true))
  }

  var session: Session<FootballGatherModel> {
    Session(
      start: .init(players: (1...3).map { Player(id: $0, name: "Player \($0)", skill: .amateur) }),
      events: events)
  }
}
