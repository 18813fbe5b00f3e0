/// Why a request failed.
public enum ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreachable

  /// What an alert tells the user.
  public var description: String { "The server could not be reached." }
}

/// What a service calls when the answer has come; always on the main actor.
public typealias Completion<Value> = @MainActor (Result<Value, ServiceError>) -> Void

/// Signing in and signing up.
@MainActor public protocol LoginService: AnyObject {
  /// Asks for a token, which the store keeps when the answer is good.
  func login(username: String, password: String, completion: @escaping Completion<Void>)
  /// Makes an account. No token is obtained.
  func register(username: String, password: String, completion: @escaping Completion<Void>)
}

/// The players that the server stores.
@MainActor public protocol PlayerService: AnyObject {
  /// All players in server order.
  func players(completion: @escaping Completion<[Player]>)
  /// Makes a player of whom only the name is known.
  func addPlayer(named name: String, completion: @escaping Completion<Void>)
  /// Stores the whole player.
  func update(_ player: Player, completion: @escaping Completion<Void>)
  /// Deletes the player with this number.
  func deletePlayer(id: Player.ID, completion: @escaping Completion<Void>)
}

/// The matches that the server stores.
@MainActor public protocol GatherService: AnyObject {
  /// Makes an empty match and answers its number.
  func createGather(completion: @escaping Completion<Int>)
  /// Puts one player into a team of a match.
  func add(_ player: PlayerTeam, toGather id: Int, completion: @escaping Completion<Void>)
  /// Stores how a match ended.
  func end(gather id: Int, with result: GatherResult, completion: @escaping Completion<Void>)
}

/// What survives on the device: the keychain and the user defaults of the original app.
@MainActor public protocol SessionStore: AnyObject {
  /// Whether the user wants their name remembered; true until they say otherwise.
  var remembersUser: Bool { get set }
  /// The remembered name, if any.
  var username: String? { get set }
  /// The token of the signed-in user, if any.
  var token: String? { get set }
}

/// Everything that an app gets from outside.
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
