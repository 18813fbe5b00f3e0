/// One instance of the app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Sendable {
    case unattached, foregroundInactive, foregroundActive, background
  }

  /// The reasons why a scene was connected (rules 142 and 143).
  @preconcurrency @MainActor public final class ConnectionOptions {
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    public internal(set) var userActivities: Set<NSUserActivity> = []
    public internal(set) var shortcutItem: UIApplicationShortcutItem?
    public internal(set) var notificationResponse: UNNotificationResponse?
  }

  public static let willConnectNotification = Notification.Name("UISceneWillConnect")
  public static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForeground")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")

  public let session: UISceneSession
  /// The scene's delegate, referenced strongly. It in turn keeps the window.
  open var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = ActivationState.unattached

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }
}

/// A scene whose content is shown in windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  public var screen: UIScreen { .main }

  /// The scene's visible windows.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }
  open var keyWindow: UIWindow? { windows.last }
}

/// The system's record of a scene, which persists while the scene is disconnected.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    let name: String
    public static let windowApplication = Role(name: "windowApplication")
  }

  public let role = Role.windowApplication
  public let persistentIdentifier: String
  public internal(set) weak var scene: UIScene?

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
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A URL that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene's delegate, called when the scene's state changes. The scene keeps it.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The delegate of a window scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
