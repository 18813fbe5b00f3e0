import FootballGather

/// One section of a table of teams.
struct TeamModel {
  struct Row {
    let name: String
    let position: String
  }

  let title: String
  var rows: [Row]

  init(_ team: TeamSection, players: [Player]) {
    title = team.title
    rows = players.map {
      Row(name: $0.name, position: $0.preferredPosition?.abbreviation ?? "")
    }
  }
}
