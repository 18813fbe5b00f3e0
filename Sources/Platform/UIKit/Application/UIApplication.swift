/// The running app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Keys of the launch options.
  public struct LaunchOptionsKey: Hashable, Sendable {
    let name: String
    public static let url = LaunchOptionsKey(name: "url")
    public static let remoteNotification = LaunchOptionsKey(name: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(name: "shortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(name: "userActivityDictionary")
  }

  /// Keys of the options that come with a URL to open.
  public struct OpenURLOptionsKey: Hashable, Sendable {
    let name: String
    public static let sourceApplication = OpenURLOptionsKey(name: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(name: "annotation")
    public static let openInPlace = OpenURLOptionsKey(name: "openInPlace")
  }

  /// The state of the app.
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

  /// The app on the current device.
  @exclusivity(unchecked) public internal(set) static var shared = UIApplication()

  /// The app's delegate, referenced weakly. The device keeps it, as `UIApplicationMain` does.
  open weak var delegate: (any UIApplicationDelegate)?
  public internal(set) var applicationState = State.inactive
  open var applicationIconBadgeNumber = 0
  /// The URLs that the app has asked the system to open, oldest first.
  public private(set) var openedURLs: [URL] = []
  public internal(set) var connectedScenes: Set<UIScene> = []

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  // Weak, because a window that the app releases disappears (rule 136).
  private struct WeakWindow { weak var window: UIWindow? }
  @exclusivity(unchecked) private var madeKey: [WeakWindow] = []

  /// The window that receives touches: the visible window that became key last.
  open var keyWindow: UIWindow? {
    if let last = madeKey.last?.window, !last.isHidden { return last }
    return windows.last
  }

  /// The visible windows, with the key window last.
  open var windows: [UIWindow] { madeKey.compactMap(\.window).filter { !$0.isHidden } }

  /// Adds a window, behind the others, that is shown without becoming key.
  final func shows(_ window: UIWindow) {
    guard !madeKey.contains(where: { $0.window === window }) else { return }
    madeKey.insert(WeakWindow(window: window), at: 0)
  }

  final func takesTouches(_ window: UIWindow) {
    madeKey.removeAll { $0.window == nil || $0.window === window }
    madeKey.append(WeakWindow(window: window))
  }

  // MARK: Actions and links

  /// Sends an action to `target` or, if it is `nil`, up the responder chain.
  ///
  /// The chain starts at the first responder or else the sender (rule 150).
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

  /// Keys of the options for opening a URL in another app.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    let name: String
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: Sendable { case newData, noData, failed }

/// The app's delegate, called when the app's state changes. The device keeps it.
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

/// An object that can restore a user activity. Nothing calls it.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {}

/// A quick action on the app's icon.
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
  /// Launches the app on a new device and shuts it down once idle.
  ///
  /// This is the entry point of a program whose app delegate is marked `@main`. Tests launch the
  /// delegate themselves.
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
