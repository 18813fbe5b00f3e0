/// The reason why a request failed.
public enum ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreachable
  /// The name or the password of a login is wrong.
  case rejected
  /// The slot of a booking is no longer free.
  case taken
  /// The token of a request is no longer valid.
  case expired

  /// The message shown to the user.
  public var description: String {
    switch self {
    case .unreachable: "The server could not be reached."
    case .rejected: "Wrong name or password."
    case .taken: "Somebody was faster."
    case .expired: "Your session has ended."
    }
  }
}

/// A callback that receives the answer, always on the main actor.
public typealias Completion<Value> = @MainActor (Result<Value, ServiceError>) -> Void

/// A request that has been sent.
@MainActor public protocol Request: AnyObject {
  /// Withdraws the request; has no effect once it is answered.
  func cancel()
}

/// The proof of a login.
public struct Token: Hashable, Sendable {
  public let user: String
  /// The time of the login, in milliseconds from the launch; negative for an earlier login.
  public let issuedAt: Int
  /// The time for which a token is valid, in milliseconds.
  public static let lifetime = 1_200_000

  /// Creates a token for a user, issued at a time in milliseconds from the launch.
  public init(user: String, issuedAt: Int) {
    self.user = user
    self.issuedAt = issuedAt
  }

  /// Returns whether the server accepts the token at a time in milliseconds from the launch.
  public func isValid(at time: Int) -> Bool { time - issuedAt <= Token.lifetime }
}

/// The server's answer to a login.
public struct Login: Hashable, Sendable {
  public let identity: Identity
  public let token: Token
}

/// The server of the app.
///
/// The requests to book, to list appointments and to cancel one need the stored token.
@MainActor public protocol AppointmentServer: AnyObject {
  /// Requests the user's identity: that of the stored token if it is valid, otherwise a guest.
  @discardableResult func state(_ completion: @escaping Completion<Identity>) -> any Request
  @discardableResult func login(
    username: String, password: String, _ completion: @escaping Completion<Login>
  ) -> any Request
  /// Requests the trainers who are available now.
  @discardableResult func offers(_ completion: @escaping Completion<[Trainer.ID]>) -> any Request
  @discardableResult func trainers(
    of subcategory: Subcategory.ID, _ completion: @escaping Completion<[RatedTrainer]>
  ) -> any Request
  /// Requests the trainer of a group class.
  @discardableResult func classTrainer(
    of subcategory: Subcategory.ID, _ completion: @escaping Completion<Trainer.ID>
  ) -> any Request
  /// Requests the rating of a trainer.
  @discardableResult func details(
    of trainer: Trainer.ID, _ completion: @escaping Completion<String>
  ) -> any Request
  /// Requests the free slots, in order of time.
  @discardableResult func slots(
    of trainer: Trainer.ID, in club: Club.ID, _ completion: @escaping Completion<[Slot]>
  ) -> any Request
  /// Books a complete draft and passes the ID of the appointment to `completion`.
  @discardableResult func book(
    _ draft: Draft, _ completion: @escaping Completion<Appointment.ID>
  ) -> any Request
  @discardableResult func appointments(
    _ scope: Scope, _ completion: @escaping Completion<[Appointment]>
  ) -> any Request
  /// Cancels an appointment; succeeds even if it no longer exists.
  @discardableResult func cancel(
    _ appointment: Appointment.ID, _ completion: @escaping Completion<Void>
  ) -> any Request
  /// Withdraws all requests that need a token.
  func cancelAccountRequests()
}

/// Data that persists on the device.
@MainActor public protocol SessionStore: AnyObject {
  var token: Token? { get set }
  /// The user name of the last login.
  var lastUsername: String? { get set }
  var homeClubID: Club.ID? { get set }
}

/// All external dependencies of an app.
@MainActor public struct Services {
  public let server: any AppointmentServer
  public let store: any SessionStore

  /// Bundles the services of one app.
  public init(server: any AppointmentServer, store: any SessionStore) {
    self.server = server
    self.store = store
  }
}
