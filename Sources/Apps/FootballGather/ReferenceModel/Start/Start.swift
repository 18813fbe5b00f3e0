import FootballGather

extension FootballGatherModel {
  /// The state in which the app is launched.
  package struct Start: Hashable, Sendable, Codable {
    package var players: [Player]
    package var remembersUser: Bool
    package var username: String?
    package var token: String?
    /// The link that launched the app.
    package var link: String?
    /// The link in the notification that launched the app.
    package var notification: String?

    package init(
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

extension FootballGatherModel.Start: CustomStringConvertible {
  /// The state in words, such as `signed in, 2 players, launched by navbench://add`.
  package var description: String {
    [
      token == nil ? "signed out" : "signed in",
      players.count == 1 ? "1 player" : "\(players.count) players",
      remembersUser ? nil : "users are not remembered", username.map { "remembered user \($0)" },
      link.map { "launched by \($0)" }, notification.map { "launched by a notification, \($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
