/// A footballer as the server knows them.
public struct Player: Identifiable, Hashable, Sendable, Codable {
  /// The server's number for this player; fixed for the player's life.
  public let id: Int
  public var name: String
  public var age: Int?
  public var skill: Skill?
  public var preferredPosition: Position?
  public var favouriteTeam: String?

  /// Makes a player; everything but the number and the name may be unknown.
  public init(
    id: Int, name: String, age: Int? = nil, skill: Skill? = nil, preferredPosition: Position? = nil,
    favouriteTeam: String? = nil
  ) {
    self.id = id
    self.name = name
    self.age = age
    self.skill = skill
    self.preferredPosition = preferredPosition
    self.favouriteTeam = favouriteTeam
  }
}

/// How well a player plays; the order of the cases is the order of the pick list.
public enum Skill: String, CaseIterable, Sendable, Codable {
  case beginner, amateur, professional
}

/// Where a player likes to play; the order of the cases is the order of the pick list.
public enum Position: String, CaseIterable, Sendable, Codable {
  case goalkeeper, defender, midfielder, winger, striker

  /// The short form that the gather screen shows.
  public var abbreviation: String {
    switch self {
    case .goalkeeper: "GK"
    case .defender: "DEF"
    case .midfielder: "MID"
    case .winger: "W"
    case .striker: "ST"
    }
  }
}
