/// The system's record of a scene, which persists while the scene is disconnected.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    let name: String
    public static let windowApplication = Role(name: "windowApplication")
  }

  public let role = Role.windowApplication
  public let persistentIdentifier: String
  @exclusivity(unchecked) public internal(set) weak var scene: UIScene?

  init(identifier: String) {
    persistentIdentifier = identifier
    super.init()
  }
}

/// The configuration of a new scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, used instead of the one named in Info.plist.
  @exclusivity(unchecked) open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
