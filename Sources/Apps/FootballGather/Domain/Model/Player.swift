/// A footballer, as stored on the server.
public struct Player: Identifiable, Hashable, Sendable, Codable {
  /// The server's ID for this player, which never changes.
  public let id: Int
  public var name: String
  public var age: Int?
  public var skill: Skill?
  public var preferredPosition: Position?
  public var favouriteTeam: String?

  /// Creates a player; all values but the ID and the name are optional.
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

/// The skill of a player; the cases are in the order of the pick list.
public enum Skill: String, CaseIterable, Sendable, Codable {
  case beginner, amateur, professional

  /// The text on the detail screen.
  public var title: String {
    switch self {
    case .beginner: "Beginner"
    case .amateur: "Amateur"
    case .professional: "Professional"
    }
  }
}

/// The preferred position of a player; the cases are in the order of the pick list.
public enum Position: String, CaseIterable, Sendable, Codable {
  case goalkeeper, defender, midfielder, winger, striker

  /// The text on the detail screen.
  public var title: String {
    switch self {
    case .goalkeeper: "Goalkeeper"
    case .defender: "Defender"
    case .midfielder: "Midfielder"
    case .winger: "Winger"
    case .striker: "Striker"
    }
  }

  /// The abbreviation on the gather screen.
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
