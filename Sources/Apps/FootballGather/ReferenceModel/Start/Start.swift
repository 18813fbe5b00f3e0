public import FootballGather

extension FootballGatherModel {
  /// The state in which the app is launched.
  public struct Start: Hashable, Sendable, Codable {
    public var players: [Player]
    public var remembersUser: Bool
    public var username: String?
    public var token: String?
    /// The link that launched the app.
    public var link: String?
    /// The link in the notification that launched the app.
    public var notification: String?

    /// Creates a start.
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
