/// The reason why a request failed.
public enum ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreachable

  /// The message shown to the user.
  public var description: String { "The server could not be reached." }
}

/// A callback that receives the answer, always on the main actor.
public typealias Completion<Value> = @MainActor (Result<Value, ServiceError>) -> Void

/// A service that signs users in and up.
@MainActor public protocol LoginService: AnyObject {
  /// Requests a token; if the request succeeds, the store saves it.
  func login(username: String, password: String, completion: @escaping Completion<Void>)
  /// Creates an account, without obtaining a token.
  func register(username: String, password: String, completion: @escaping Completion<Void>)
}

/// A service that loads and changes the players on the server.
@MainActor public protocol PlayerService: AnyObject {
  /// Requests all players in server order.
  func players(completion: @escaping Completion<[Player]>)
  /// Adds a player with a name and no other values.
  func addPlayer(named name: String, completion: @escaping Completion<Void>)
  /// Stores the whole player.
  func update(_ player: Player, completion: @escaping Completion<Void>)
  /// Deletes the player with this ID.
  func deletePlayer(id: Player.ID, completion: @escaping Completion<Void>)
}

/// A service that stores matches on the server.
@MainActor public protocol GatherService: AnyObject {
  /// Creates an empty match and passes its ID to `completion`.
  func createGather(completion: @escaping Completion<Int>)
  /// Adds a player to a team of a match.
  func add(_ player: PlayerTeam, toGather id: Int, completion: @escaping Completion<Void>)
  /// Stores the result of a match.
  func end(gather id: Int, with result: GatherResult, completion: @escaping Completion<Void>)
}

/// Data that persists on the device: the keychain and user defaults of the original app.
@MainActor public protocol SessionStore: AnyObject {
  /// Whether to remember the user's name; initially true.
  var remembersUser: Bool { get set }
  /// The remembered name, if any.
  var username: String? { get set }
  /// The token of the signed-in user, if any.
  var token: String? { get set }
}

/// All external dependencies of an app.
@MainActor public struct Services {
  public let login: any LoginService
  public let players: any PlayerService
  public let gathers: any GatherService
  public let store: any SessionStore

  /// Bundles the services of one app.
  public init(
    login: any LoginService, players: any PlayerService, gathers: any GatherService,
    store: any SessionStore
  ) {
    self.login = login
    self.players = players
    self.gathers = gathers
    self.store = store
  }
}
