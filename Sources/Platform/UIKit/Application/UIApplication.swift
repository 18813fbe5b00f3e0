/// The running app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Keys of the launch options.
  public struct LaunchOptionsKey: Hashable, Sendable {
    let name: String
    public static let url = LaunchOptionsKey(name: "url")
    public static let remoteNotification = LaunchOptionsKey(name: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(name: "shortcutItem")
    public static let sourceApplication = LaunchOptionsKey(name: "sourceApplication")
    public static let localNotification = LaunchOptionsKey(name: "localNotification")
    public static let location = LaunchOptionsKey(name: "location")
    public static let bluetoothCentrals = LaunchOptionsKey(name: "bluetoothCentrals")
    public static let bluetoothPeripherals = LaunchOptionsKey(name: "bluetoothPeripherals")
    public static let userActivityDictionary = LaunchOptionsKey(name: "userActivityDictionary")
    public static let userActivityType = LaunchOptionsKey(name: "userActivityType")
  }

  /// A point at which app extensions may be used.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// Keys of the options passed with a URL to open.
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

  /// The app's delegate, referenced weakly. The device retains it, as `UIApplicationMain` does.
  @exclusivity(unchecked) open weak var delegate: (any UIApplicationDelegate)?
  @exclusivity(unchecked) public internal(set) var applicationState = State.inactive
  @exclusivity(unchecked) open var applicationIconBadgeNumber = 0
  /// The URLs that the app has asked the system to open, oldest first.
  @exclusivity(unchecked) public private(set) var openedURLs: [URL] = []
  @exclusivity(unchecked) public internal(set) var connectedScenes: Set<UIScene> = []

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  // Weak, because a window that the app releases disappears (rule 136).
  @exclusivity(unchecked) private var madeKey: [ResponderReference] = []

  /// The window that receives touches: the visible window that became key last.
  open var keyWindow: UIWindow? {
    // Read several times per event, so the reference is not retained.
    if let last = madeKey.indices.last {
      let reference = Unmanaged.passUnretained(madeKey[last])
      if let window = reference.guaranteed({ $0.target(as: UIWindow.self) }), !window.isHidden {
        return window
      }
    }
    return windows.last
  }

  /// The visible windows, with the key window last.
  open var windows: [UIWindow] {
    madeKey.compactMap { $0.target(as: UIWindow.self) }.filter { !$0.isHidden }
  }

  /// Adds a window that is shown behind the others, without becoming key.
  final func shows(_ window: UIWindow) {
    guard !madeKey.contains(identicalTo: window.reference) else { return }
    madeKey.insert(window.reference, at: 0)
  }

  final func takesTouches(_ window: UIWindow) {
    madeKey.removeAll { $0 === window.reference || $0.target(as: UIWindow.self) == nil }
    madeKey.append(window.reference)
    becomeKey(window)
  }

  /// Makes the window behind the key window key when the latter is hidden.
  final func hides(_ window: UIWindow) {
    guard lastKey === window.reference else { return }
    becomeKey(keyWindow)
  }

  // The last window whose `becomeKey` was called. A window that is only shown receives no call.
  @exclusivity(unchecked) private var lastKey: ResponderReference?

  private func becomeKey(_ window: UIWindow?) {
    guard lastKey !== window?.reference else { return }
    let before = lastKey?.target(as: UIWindow.self)
    lastKey = window?.reference
    if let before {
      before.resignKey()
      before.post(UIWindow.didResignKeyNotification)
    }
    window?.becomeKey()
    window?.post(UIWindow.didBecomeKeyNotification)
  }

  // MARK: Actions and links

  /// Sends an action to `target` or, if it is `nil`, up the responder chain.
  ///
  /// The chain starts at the first responder or else the sender (rule 150).
  @discardableResult open func sendAction(
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

  /// Never called: the device performs whole touches.
  open func sendEvent(_ event: UIEvent) {}

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

/// An object that can restore a user activity. Nothing is ever restored.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {}
