import FootballGather
import FootballGatherUI
import UserSessions

/// The state of the confirm screen: three lists between which players are moved.
struct ConfirmPlayersState: Sendable {
  let id: Int
  /// The bench, team A and team B, in the order of `TeamSection`.
  private(set) var teams: [[Player]]
  var isBusy = false
  /// The match created by the server, and the number of its players with a pending request.
  private(set) var gather: Int?
  private var unanswered = 0
  private var hasFailed = false
  /// Whether a request to add a player has been sent before (D02).
  private var hasAsked = false

  init(id: Int, bench: [Player]) {
    self.id = id
    teams = [bench, [], []]
  }

  var canStart: Bool { !teams[1].isEmpty && !teams[2].isEmpty }

  // Row 50. As in UIKit, a target row beyond the end means the end.
  mutating func move(_ from: UserEvent.RowPosition, _ to: UserEvent.RowPosition) {
    guard !isBusy, teams.indices.contains(from.section), teams.indices.contains(to.section),
      teams[from.section].indices.contains(from.row)
    else { return }
    let player = teams[from.section].remove(at: from.row)
    teams[to.section].insert(player, at: max(0, min(to.row, teams[to.section].count)))
  }

  private var playerTeams: [PlayerTeam] {
    teams[1].map { PlayerTeam(team: .teamA, player: $0) }
      + teams[2].map { PlayerTeam(team: .teamB, player: $0) }
  }

  // Row 53: the players to add, and whether each request is lost.
  mutating func created(
    _ gather: Int, _ deviations: Deviations
  ) -> [(player: PlayerTeam, isLost: Bool)] {
    self.gather = gather
    let players = playerTeams
    unanswered = players.count
    hasFailed = false
    return players.map { player in
      defer { hasAsked = true }
      return (player, deviations.contains(.d02) && hasAsked)
    }
  }

  enum Progress { case waiting, allAdded, someFailed }

  // Rows 54 and 55.
  mutating func answered(_ isSuccess: Bool) -> Progress {
    unanswered -= 1
    if !isSuccess { hasFailed = true }
    guard unanswered == 0 else { return .waiting }
    isBusy = false
    return hasFailed ? .someFailed : .allAdded
  }
}

extension FootballGatherModel {
  // Row 19, and the link to a match.
  mutating func openConfirm(_ players: [Player]) {
    upper = .confirm(ConfirmPlayersState(id: newID(), bench: players), nil)
  }

  // Row 51.
  mutating func startGather() {
    guard case .confirm(let confirm, _) = upper, confirm.canStart, !confirm.isBusy else { return }
    confirming { $0.isBusy = true }
    request(.createGather, by: confirm.id)
  }

  // Rows 52 and 53.
  mutating func createAnswered(_ created: Int?) {
    guard case .confirm(let confirm, _) = upper else { return }
    // D32: the match from an earlier attempt is still stored, and is mistaken for the new one.
    guard let gather = created ?? (deviations.contains(.d32) ? confirm.gather : nil) else {
      confirming { $0.isBusy = false }
      return show(.gatherNotCreated, by: confirm.id)
    }
    var players: [(player: PlayerTeam, isLost: Bool)] = []
    confirming { [deviations] in players = $0.created(gather, deviations) }
    for (player, isLost) in players {
      request(.addToGather(id: gather, player), by: confirm.id, isLost: isLost)
    }
  }

  // Rows 54 and 55.
  mutating func playerAdded(_ isSuccess: Bool) {
    var progress = ConfirmPlayersState.Progress.waiting
    confirming { progress = $0.answered(isSuccess) }
    guard progress != .waiting, case .confirm(let confirm, _) = upper, let gather = confirm.gather
    else { return }
    // D01 mistakes "nothing has failed" for "nothing has succeeded".
    if (progress == .allAdded) != deviations.contains(.d01) {
      upper = .confirm(confirm, GatherState(id: newID(), gather: gather, teams: confirm.teams))
    } else {
      show(.gatherNotCreated, by: confirm.id)
    }
  }
}

extension ConfirmPlayersState {
  func describe<Sink: ScreenSink>(into sink: inout Sink, _ deviations: Deviations) {
    let title = deviations.contains(.d22) ? "" : "Confirm Players"
    sink.screen(ElementID.confirmPlayersScreen, title: title)
    sink.flag(ElementID.confirmPlayersScreen, true)
    sink.table(ElementID.teams, sections: 3, !isBusy)
    for section in [TeamSection.bench, .teamA, .teamB] {
      sink.team(section, teams[section.rawValue], deviations)
    }
    sink.button(ElementID.start, "Start gather", canStart && !isBusy)
    sink.flag(ElementID.overlay, isBusy)
  }
}

extension ScreenSink {
  /// Describes a section of the tables that show teams.
  mutating func team(_ section: TeamSection, _ players: [Player], _ deviations: Deviations) {
    let noPosition = deviations.contains(.d22b) ? "-" : ""
    self.section(ElementID.teams, section.title, rows: players.count)
    for player in players {
      row(ElementID.teams, player.name, player.preferredPosition?.abbreviation ?? noPosition)
    }
  }
}
