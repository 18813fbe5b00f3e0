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
  /// The scene's delegate, referenced strongly. The delegate retains the window.
  @exclusivity(unchecked) open var delegate: (any UISceneDelegate)?
  @exclusivity(unchecked) public internal(set) var activationState = ActivationState.unattached

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }
}

/// A scene whose content is shown in windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  public var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  public var traitCollection: UITraitCollection { UITraitCollection() }

  /// The scene's visible windows.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }
  open var keyWindow: UIWindow? { windows.last }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The status bar of a scene.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  public var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  public var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}

/// A URL that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// Options for showing another scene. Ignored.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    @exclusivity(unchecked) open var requestingScene: UIScene?
    public override init() { super.init() }
  }
}
