/// One editable property of a player: a row of the detail screen and the subject of an edit screen.
public enum PlayerField: String, CaseIterable, Hashable, Sendable {
  case name, age, position, skill, team

  /// The row's title, and the title of the edit screen.
  public var title: String {
    switch self {
    case .name: "Name"
    case .age: "Age"
    case .position: "Preferred position"
    case .skill: "Skill"
    case .team: "Favourite team"
    }
  }

  /// The values to pick from, in order; empty for a typed field.
  public var items: [String] {
    switch self {
    case .position: Self.positions
    case .skill: Self.skills
    case .name, .age, .team: []
    }
  }

  private static let positions = Position.allCases.map(\.rawValue)
  private static let skills = Skill.allCases.map(\.rawValue)

  /// Whether the field is picked from `items` rather than typed.
  public var isPickList: Bool { self == .position || self == .skill }

  /// The text of this field on the detail screen; empty if the player has no value.
  public func shownValue(of player: Player) -> String {
    switch self {
    case .name: player.name
    case .age: player.age.map(String.init) ?? ""
    case .position: player.preferredPosition?.title ?? ""
    case .skill: player.skill?.title ?? ""
    case .team: player.favouriteTeam ?? ""
    }
  }

  /// The index in `items` of the player's value, if there is one.
  public func selectedItem(of player: Player) -> Int? {
    switch self {
    case .position: player.preferredPosition.flatMap(Position.allCases.firstIndex)
    case .skill: player.skill.flatMap(Skill.allCases.firstIndex)
    case .name, .age, .team: nil
    }
  }

  /// Whether replacing the player's value with `text` is a change worth saving.
  ///
  /// A difference in case alone does not count, and a name must not be empty.
  public func canSave(_ text: String, for player: Player) -> Bool {
    if self == .name && text.isEmpty { return false }
    return text.lowercased() != shownValue(of: player).lowercased()
  }

  /// Returns the player with this field set to the typed or picked text.
  ///
  /// If the age is not an integer, it becomes `nil`.
  public func applying(_ text: String, to player: Player) -> Player {
    var player = player
    switch self {
    case .name: player.name = text
    case .age: player.age = Int(text)
    case .position: player.preferredPosition = Position(rawValue: text)
    case .skill: player.skill = Skill(rawValue: text)
    case .team: player.favouriteTeam = text
    }
    return player
  }
}
