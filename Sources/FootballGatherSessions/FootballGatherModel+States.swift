import FootballGather

/// What the server stores and what waits for an answer.
struct ServerState: Sendable {
  struct Request: Sendable {
    let operation: InMemoryBackend.Operation
    /// The screen that listens for the answer.
    let owner: Int
  }

  var players: [Player]
  var nextPlayerID: Int
  var nextGatherID = 1
  var requests: [Request] = []
  var remembersUser: Bool
  var username: String?
  var token: String?

  init(_ start: FootballGatherModel.Start) {
    players = start.players
    nextPlayerID = (start.players.map(\.id).max() ?? 0) + 1
    remembersUser = start.remembersUser
    username = start.username
    token = start.token
  }
}

struct LoginState: Sendable {
  let id: Int
  var username: String
  var password = ""
  var remembers: Bool
  var isBusy = false
}

struct PlayerListState: Sendable {
  let id: Int
  var rows: [PlayerRow] = []
  var isSelecting = false
  /// Identifiers of the selected players.
  var selection: [Player.ID] = []
  var isSelectEnabled = false
  var isEmptyViewShown = false
  var isBusy = false
  var isContentEnabled = false
  var hasLoaded = false
  /// What deviations leave behind: a title that was not reset, ticks and a count of an earlier time, a wrong button.
  var staleTitle: String?
  var staleTicks: [Player.ID] = []
  var staleCount = 0
  var bottomOverride: Bool?

  /// The selected players in the order of their rows.
  var selectedPlayers: [Player] {
    rows.lazy.map(\.player).filter { selection.contains($0.id) }
  }

  var title: String {
    isSelecting && !selection.isEmpty ? "\(selection.count) selected" : "Players"
  }

  mutating func leaveSelection() {
    isSelecting = false
    selection = []
  }
}

/// A player with the texts of their row, which are compared after every event and change seldom.
struct PlayerRow: Sendable {
  let player: Player
  let position: String
  let skill: String

  init(_ player: Player) {
    self.player = player
    position = "Position: " + (player.preferredPosition?.rawValue ?? "-")
    skill = "Skill: " + (player.skill?.rawValue ?? "-")
  }
}

struct PlayerDetailState: Sendable {
  let id: Int
  var player: Player
  /// The title that a deviation leaves.
  var staleTitle: String?
}

struct PlayerEditState: Sendable {
  let id: Int
  let player: Player
  let field: PlayerField
  var text: String
  var picked: Int?
  var isBusy = false
  var attempts = 0
  var wasPicked = false

  init(id: Int, player: Player, field: PlayerField) {
    self.id = id
    self.player = player
    self.field = field
    text = field.isPickList ? "" : field.shownValue(of: player)
    picked = field.selectedItem(of: player)
  }

  var canSave: Bool {
    field.isPickList ? picked != field.selectedItem(of: player) : field.canSave(text, for: player)
  }

  var changesMoreThanCase: Bool {
    field.isPickList
      ? picked != field.selectedItem(of: player)
      : text.lowercased() != field.shownValue(of: player).lowercased()
  }

  var result: Player {
    field.applying(field.isPickList ? picked.map { field.items[$0] } ?? "" : text, to: player)
  }
}

struct PlayerAddState: Sendable {
  let id: Int
  var name = ""
  var isBusy = false
}

struct ConfirmPlayersState: Sendable {
  let id: Int
  /// Bench, team A, team B.
  var teams: [[Player]]
  var isBusy = false
  var gather: Int?
  var unanswered = 0
  var hasFailed = false

  var canStart: Bool { !teams[1].isEmpty && !teams[2].isEmpty }
  var playerTeams: [PlayerTeam] {
    teams[1].map { PlayerTeam(team: .teamA, player: $0) }
      + teams[2].map { PlayerTeam(team: .teamB, player: $0) }
  }
}

struct GatherState: Sendable {
  enum Clock: Sendable { case stopped, running, paused }

  let id: Int
  let gather: Gather
  var time = GatherTime.initial
  var clock = Clock.stopped
  var isPickerShown = false
  var picked = [0, 0]
  var scores = [0, 0]
  var isBusy = false
  var attempts = 0
  var hasStaleButton = false
}

struct AlertState: Sendable {
  /// What the button that does something does.
  enum Action: Sendable { case none, delete(Player.ID), endGather }

  let text: AlertText
  let owner: Int
  let action: Action
}

/// What lies on the player list.
enum UpperScreens: Sendable {
  case nothing
  case detail(PlayerDetailState, PlayerEditState?)
  case add(PlayerAddState)
  case confirm(ConfirmPlayersState, GatherState?)
}
