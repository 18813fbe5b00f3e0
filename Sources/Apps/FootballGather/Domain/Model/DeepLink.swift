/// A screen of the app that a link or a push notification can open.
public enum DeepLink: Hashable, Sendable {
  case players
  case player(id: Int)
  case edit(id: Int, field: PlayerField)
  case add
  case gather

  /// The key for a link in the payload of a push notification.
  public static let notificationKey = "link"

  /// Reads a link such as `navbench://players/3/edit/skill`; `nil` for anything else.
  public init?(_ text: String) {
    let scheme = "navbench://"
    guard text.hasPrefix(scheme) else { return nil }
    let parts = text.utf8.dropFirst(scheme.utf8.count)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
    switch parts.count {
    case 1 where parts[0] == "players": self = .players
    case 1 where parts[0] == "add": self = .add
    case 1 where parts[0] == "gather": self = .gather
    case 2 where parts[0] == "players":
      guard let id = Int(parts[1]) else { return nil }
      self = .player(id: id)
    case 4 where parts[0] == "players" && parts[2] == "edit":
      guard let id = Int(parts[1]), let field = PlayerField(rawValue: String(parts[3])) else {
        return nil
      }
      self = .edit(id: id, field: field)
    default: return nil
    }
  }

  /// The link as text.
  public var text: String {
    switch self {
    case .players: "navbench://players"
    case .player(let id): "navbench://players/\(id)"
    case .edit(let id, let field): "navbench://players/\(id)/edit/\(field.rawValue)"
    case .add: "navbench://add"
    case .gather: "navbench://gather"
    }
  }
}
