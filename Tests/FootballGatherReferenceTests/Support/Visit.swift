import FootballGather
import FootballGatherReference
import UserSessions

/// A user's visit to the model, which handles events and produces screens.
struct Visit {
  typealias Start = FootballGatherModel.Start

  private(set) var model: FootballGatherModel
  var screen: ScreenFacts {
    var facts = ScreenFacts()
    model.describe(into: &facts)
    return facts
  }

  init(_ model: FootballGatherModel) {
    self.model = model
  }

  init(start: Start) {
    self.init(FootballGatherModel(start: start))
  }

  mutating func perform(_ events: UserEvent...) {
    for event in events { model.handle(event) }
  }

  /// Returns the same visit after further events.
  func after(_ events: UserEvent...) -> Visit {
    var visit = self
    for event in events { visit.model.handle(event) }
    return visit
  }
}

extension [Player] {
  /// Ann (10) has all details, Bob (11) has none, and Cem (12) is a goalkeeper.
  static let three = [
    Player(
      id: 10, name: "Ann", age: 31, skill: .amateur, preferredPosition: .striker,
      favouriteTeam: "Rovers"),
    Player(id: 11, name: "Bob"),
    Player(id: 12, name: "Cem", preferredPosition: .goalkeeper),
  ]
}

// Paths to each screen, by touches rather than links.
extension Visit {
  static func login(_ start: Start = Start(players: .three)) -> Visit { Visit(start: start) }

  static func credentials() -> Visit {
    login().after(.type("ann", into: "username"), .type("secret", into: "password"))
  }

  /// The list while it is loading, for a signed-in user.
  static func loading(_ players: [Player] = .three) -> Visit {
    Visit(start: Start(players: players, token: "t"))
  }

  static func list(_ players: [Player] = .three) -> Visit { loading(players).after(.ok) }

  /// The list with the given rows selected.
  static func selection(_ rows: Int...) -> Visit {
    var visit = list().after(.tap("select"))
    for row in rows { visit.perform(.player(row)) }
    return visit
  }

  static func detail(_ row: Int = 0) -> Visit { list().after(.player(row)) }

  static func edit(_ field: PlayerField, of row: Int = 0) -> Visit {
    detail(row).after(.field(field))
  }

  static func add() -> Visit { list().after(.tap("bottom")) }

  static func confirm() -> Visit { selection(0, 1, 2).after(.tap("bottom")) }

  /// The teams screen with Ann in team A, Bob in team B and Cem on the bench.
  static func teams() -> Visit { confirm().after(.move(0, 0, to: 1, 0), .move(0, 0, to: 2, 0)) }

  static func gather() -> Visit { teams().after(.tap("start"), .ok, .ok, .ok) }
}

extension UserEvent {
  /// A successful answer to the oldest request.
  static let ok = UserEvent.answer(0, isSuccess: true)
  /// A failed answer to the oldest request.
  static let failure = UserEvent.answer(0, isSuccess: false)

  static func player(_ row: Int) -> UserEvent { .tapRow("players", section: 0, row: row) }
  static func swipe(_ row: Int) -> UserEvent { .deleteRow("players", section: 0, row: row) }
  static func item(_ row: Int) -> UserEvent { .tapRow("items", section: 0, row: row) }

  static func field(_ field: PlayerField) -> UserEvent {
    switch field {
    case .name: .tapRow("details", section: 0, row: 0)
    case .age: .tapRow("details", section: 0, row: 1)
    case .position: .tapRow("details", section: 1, row: 0)
    case .skill: .tapRow("details", section: 1, row: 1)
    case .team: .tapRow("details", section: 2, row: 0)
    }
  }

  static func move(_ section: Int, _ row: Int, to target: Int, _ place: Int) -> UserEvent {
    .moveRow(
      "teams", from: .init(section: section, row: row), to: .init(section: target, row: place))
  }
}
