public import FootballGather

extension FootballGatherModel {
  /// What the app finds at its launch.
  public struct Start: Hashable, Sendable, Codable {
    public var players: [Player]
    public var remembersUser: Bool
    public var username: String?
    public var token: String?
    /// A link that launched the app.
    public var link: String?
    /// A link in the notification that launched the app.
    public var notification: String?

    /// Describes a launch.
    public init(
      players: [Player] = [], remembersUser: Bool = true, username: String? = nil,
      token: String? = nil, link: String? = nil, notification: String? = nil
    ) {
      self.players = players
      self.remembersUser = remembersUser
      self.username = username
      self.token = token
      self.link = link
      self.notification = notification
    }
  }
}
