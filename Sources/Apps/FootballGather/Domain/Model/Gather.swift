/// A section of the teams screen: the bench or a team. The raw value is the section's index.
public enum TeamSection: Int, CaseIterable, Sendable {
  case bench, teamA, teamB

  /// The name shown on the screens and sent to the server.
  public var title: String {
    switch self {
    case .bench: "Bench"
    case .teamA: "Team A"
    case .teamB: "Team B"
    }
  }
}

/// A player and the team they are in.
public struct PlayerTeam: Hashable, Sendable {
  public let team: TeamSection
  public let player: Player

  /// Assigns a player to a team.
  public init(team: TeamSection, player: Player) {
    self.team = team
    self.player = player
  }
}

/// A match on the server: all of team A in order, then all of team B.
public struct Gather: Hashable, Sendable {
  public let id: Int
  public let players: [PlayerTeam]

  /// Creates the match that the server stores under `id`.
  public init(id: Int, players: [PlayerTeam]) {
    self.id = id
    self.players = players
  }

  /// The players of one team, in order.
  public func players(in team: TeamSection) -> [Player] {
    players.filter { $0.team == team }.map(\.player)
  }
}

/// The time left in a match, from 59:59 down to 00:00.
public struct GatherTime: Hashable, Sendable {
  public var minutes: Int
  public var seconds: Int

  /// The time at which every match begins: ten minutes.
  public static let initial = GatherTime(minutes: 10, seconds: 0)

  /// Creates a time of `minutes` and `seconds`, each in 0...59.
  public init(minutes: Int, seconds: Int) {
    self.minutes = minutes
    self.seconds = seconds
  }

  /// Whether no time is left.
  public var isZero: Bool { minutes == 0 && seconds == 0 }

  /// The time as `mm:ss`.
  public var text: String {
    (minutes < 10 ? "0" : "") + String(minutes) + (seconds < 10 ? ":0" : ":") + String(seconds)
  }

  /// The time one second later; 00:00 stays unchanged.
  public var afterTick: GatherTime {
    if seconds > 0 { return GatherTime(minutes: minutes, seconds: seconds - 1) }
    return minutes > 0 ? GatherTime(minutes: minutes - 1, seconds: 59) : self
  }
}

/// The final score of a match.
public struct GatherResult: Hashable, Sendable {
  public let scoreA: Int
  public let scoreB: Int

  /// Creates the result of a match from both scores, each in 0...100.
  public init(scoreA: Int, scoreB: Int) {
    self.scoreA = scoreA
    self.scoreB = scoreB
  }

  /// The score as the server stores it, such as `3-1`.
  public var score: String { "\(scoreA)-\(scoreB)" }

  /// The winner as the server stores it; `None` on a tie.
  public var winner: String {
    scoreA == scoreB ? "None" : (scoreA > scoreB ? TeamSection.teamA : .teamB).title
  }
}
