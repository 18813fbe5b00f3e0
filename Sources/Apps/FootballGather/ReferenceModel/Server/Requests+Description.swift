import FootballGather
import UserSessions

extension FootballGatherModel {
  /// Describes the requests and stored data of an app, for both the model and the harness.
  static func describe<Sink: ScreenSink>(
    _ requests: some Collection<InMemoryBackend.Operation>, remembersUser: Bool, username: String?,
    isSignedIn: Bool, scoreSeparator: String = "-", into sink: inout Sink
  ) {
    sink.flag("remembers user", remembersUser)
    sink.text("stored username", username ?? "")
    sink.flag("signed in", isSignedIn)
    sink.number("requests", requests.count)
    for request in requests { describe(request, scoreSeparator, into: &sink) }
  }

  // Numbers distinguish the kinds of request, because digests ignore names.
  private static func describe<Sink: ScreenSink>(
    _ request: InMemoryBackend.Operation, _ scoreSeparator: String, into sink: inout Sink
  ) {
    switch request {
    case .login(let username): sink.text("request login", username)
    case .register(let username):
      sink.number("request register", 1)
      sink.text("request register", username)
    case .listPlayers: sink.number("request list players", 2)
    case .addPlayer(let name):
      sink.number("request add player", 3)
      sink.text("request add player", name)
    case .updatePlayer(let player): describe(player, into: &sink)
    case .deletePlayer(let id): sink.number("request delete player", -id)
    case .createGather: sink.number("request create gather", 4)
    case .addToGather(let id, let player):
      sink.number("request add to gather", id)
      sink.number("request add to gather", player.team.rawValue)
      sink.number("request add to gather", player.player.id)
    case .endGather(let id, let result):
      sink.number("request end gather", id)
      sink.number("request end gather", result.scoreA)
      sink.text("request end gather", scoreSeparator)
      sink.number("request end gather", result.scoreB)
      sink.text("request end gather", result.winner)
    }
  }

  private static func describe<Sink: ScreenSink>(_ player: Player, into sink: inout Sink) {
    let name = "request update player"
    sink.number(name, player.id)
    sink.text(name, player.name)
    sink.number(name, player.age ?? .min)
    sink.text(name, player.skill?.rawValue ?? "")
    sink.text(name, player.preferredPosition?.rawValue ?? "")
    sink.flag(name, player.favouriteTeam != nil)
    sink.text(name, player.favouriteTeam ?? "")
  }
}
