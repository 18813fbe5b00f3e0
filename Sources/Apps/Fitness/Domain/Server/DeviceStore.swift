/// A device's store in memory.
@MainActor public final class DeviceStore: SessionStore {
  public var token: Token?
  public var lastUsername: String?
  public var homeClubID: Club.ID?

  /// Creates a store with the data of an earlier run.
  public init(token: Token? = nil, lastUsername: String? = nil, homeClubID: Club.ID? = nil) {
    self.token = token
    self.lastUsername = lastUsername
    self.homeClubID = homeClubID
  }
}
