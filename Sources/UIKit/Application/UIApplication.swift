/// The running app as UIKit sees it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The keys of what an app is told at its launch.
  public struct LaunchOptionsKey: Hashable, Sendable {
    let name: String
    public static let url = LaunchOptionsKey(name: "url")
    public static let remoteNotification = LaunchOptionsKey(name: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(name: "shortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(name: "userActivityDictionary")
  }

  /// The keys of what an app is told with a link.
  public struct OpenURLOptionsKey: Hashable, Sendable {
    let name: String
    public static let sourceApplication = OpenURLOptionsKey(name: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(name: "annotation")
    public static let openInPlace = OpenURLOptionsKey(name: "openInPlace")
  }

  /// Whether users see the app and can touch it.
  public enum State: Sendable { case active, inactive, background }

  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunching")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")

  /// The app of the current device.
  @exclusivity(unchecked) public internal(set) static var shared = UIApplication()

  /// Not kept here: the device keeps the delegate, as `UIApplicationMain` does.
  open weak var delegate: (any UIApplicationDelegate)?
  public internal(set) var applicationState = State.inactive
  open var applicationIconBadgeNumber = 0
  /// Links that the app has asked the system to open, oldest first.
  public private(set) var openedURLs: [URL] = []
  public internal(set) var connectedScenes: Set<UIScene> = []

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  // A window that the app lets go of is gone (rule 136), so none is kept here.
  private struct WeakWindow { weak var window: UIWindow? }
  @exclusivity(unchecked) private var madeKey: [WeakWindow] = []

  /// The window that takes touches: of those that are seen, the last to have been made key.
  open var keyWindow: UIWindow? {
    if let last = madeKey.last?.window, !last.isHidden { return last }
    return windows.last
  }

  /// The windows that are seen, the key window last.
  open var windows: [UIWindow] { madeKey.compactMap(\.window).filter { !$0.isHidden } }

  /// A window that is shown without being made key comes behind the others.
  final func shows(_ window: UIWindow) {
    guard !madeKey.contains(where: { $0.window === window }) else { return }
    madeKey.insert(WeakWindow(window: window), at: 0)
  }

  final func takesTouches(_ window: UIWindow) {
    madeKey.removeAll { $0.window == nil || $0.window === window }
    madeKey.append(WeakWindow(window: window))
  }

  // MARK: Actions and links

  /// Sends an action to a target, or, where there is none, up the responder chain from the first responder or the sender
  /// (rule 150).
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      UIKit.perform(action, on: target as AnyObject, from: sender)
      return true
    }
    let start =
      MainLoop.current.firstResponder ?? sender as? UIResponder
      ?? keyWindow?.frontmostController?.innermostShownChild
    return start?.sendUp(action, from: sender) ?? false
  }

  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    if let completion { MainLoop.current.enqueue { completion(true) } }
  }

  /// The keys of how a link is to be opened in another app.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    let name: String
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }
}

/// What a fetch brought.
public enum UIBackgroundFetchResult: Sendable { case newData, noData, failed }

/// What an app hears of its own life; kept by the device.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// What can go on with an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {}

/// An entry of the menu that a long press on the app's icon shows.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}

extension UIApplicationDelegate {
  /// Where a program with `@main` on its app delegate begins: the app is launched on a device of its own and left when it
  /// has come to rest. Tests launch the delegate themselves.
  public static func main() {
    MainActor.assumeIsolated {
      guard let delegate = makeObject(of: Self.self) as? Self else {
        preconditionFailure("an app delegate is made by init(), which only a class of NSObject has")
      }
      let device = Device()
      device.launch(delegate)
      device.loop.runUntilIdle()
      device.shutDown()
    }
  }
}
