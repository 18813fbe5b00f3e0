public import FootballGather

extension Gather {
  /// A match of two against one; Ben's position is unknown.
  public static let example = Gather(
    id: 7,
    players: [
      PlayerTeam(team: .teamA, player: Player(id: 1, name: "Ann", preferredPosition: .goalkeeper)),
      PlayerTeam(team: .teamA, player: Player(id: 2, name: "Ben")),
      PlayerTeam(team: .teamB, player: Player(id: 3, name: "Cid", preferredPosition: .striker)),
    ])
}
