import FootballGather

/// The assignment of players to the bench and the teams.
struct ConfirmPlayersModel {
  /// The position of a player: a section and a row.
  struct Place {
    let team: TeamSection
    let row: Int
  }

  private var players: [TeamSection: [Player]]

  init(bench: [Player]) {
    players = [.bench: bench]
  }

  var isReady: Bool { !players(in: .teamA).isEmpty && !players(in: .teamB).isEmpty }

  /// All of team A, then all of team B, without the bench.
  var teamPlayers: [PlayerTeam] {
    [TeamSection.teamA, .teamB].flatMap { team in
      players(in: team).map { PlayerTeam(team: team, player: $0) }
    }
  }

  func players(in team: TeamSection) -> [Player] { players[team, default: []] }

  mutating func move(from source: Place, to target: Place) {
    let player = players[source.team, default: []].remove(at: source.row)
    let row = min(target.row, players(in: target.team).count)
    players[target.team, default: []].insert(player, at: row)
  }
}
