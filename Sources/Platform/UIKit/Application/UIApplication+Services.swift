// System services, most of which have no effect.
extension UIApplication {
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  public final var isIdleTimerDisabled: Bool {
    get { MainLoop.current.surroundings.isIdleTimerDisabled }
    set { MainLoop.current.surroundings.isIdleTimerDisabled = newValue }
  }
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { MainLoop.current.surroundings.showsNetworkActivity }
    set { MainLoop.current.surroundings.showsNetworkActivity = newValue }
  }
  /// The style of the status bar, for apps whose controllers do not choose it. Has no effect.
  public final var statusBarStyle: UIStatusBarStyle {
    get { MainLoop.current.surroundings.statusBarStyle }
    set { MainLoop.current.surroundings.statusBarStyle = newValue }
  }
  public final func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
    statusBarStyle = style
  }
  public final var isStatusBarHidden: Bool {
    get { MainLoop.current.surroundings.isStatusBarHidden }
    set { MainLoop.current.surroundings.isStatusBarHidden = newValue }
  }
  public final var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 47)
  }
  public final var isProtectedDataAvailable: Bool { true }
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// The quick actions that the app has added to its icon. A test can choose any,
  /// whether or not it is in this list.
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { MainLoop.current.surroundings.shortcutItems }
    set { MainLoop.current.surroundings.shortcutItems = newValue }
  }
  public final var supportsAlternateIcons: Bool { true }
  public final var alternateIconName: String? { MainLoop.current.surroundings.alternateIconName }
  /// Stores the name, whether or not the icon exists. On a phone, an alert informs the user.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    MainLoop.current.surroundings.alternateIconName = alternateIconName
    if let completionHandler { MainLoop.current.enqueue { completionHandler(nil) } }
  }
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public final var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public final var isRegisteredForRemoteNotifications: Bool {
    MainLoop.current.surroundings.isRegisteredForRemoteNotifications
  }
  public final func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  public final func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Registers the app in a later turn. The token is the same on every device.
  public final func registerForRemoteNotifications() {
    MainLoop.current.surroundings.isRegisteredForRemoteNotifications = true
    MainLoop.current.enqueue { [self] in
      delegate?.application(
        self, didRegisterForRemoteNotificationsWithDeviceToken: Data(repeating: 0, count: 32))
    }
  }
  /// Have no effect: there is no remote control, and touches are never ignored.
  public final func beginReceivingRemoteControlEvents() {}
  public final func endReceivingRemoteControlEvents() {}
  public final func beginIgnoringInteractionEvents() {}
  public final func endIgnoringInteractionEvents() {}
  public final var isIgnoringInteractionEvents: Bool { false }
  public final var applicationSupportsShakeToEdit: Bool {
    get { false }
    set {}
  }
  public final var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Fails: the device shows one scene of an app.
  public final func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let errorHandler else { return }
    MainLoop.current.enqueue { errorHandler(CocoaError(.featureUnsupported)) }
  }

  public final func unregisterForRemoteNotifications() {
    MainLoop.current.surroundings.isRegisteredForRemoteNotifications = false
  }

  // MARK: Background tasks, which never expire

  /// Begins a task that continues in the background. Its expiration handler is never called.
  public final func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let surroundings = MainLoop.current.surroundings
    surroundings.lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: surroundings.lastBackgroundTask)
  }
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Orientation

  /// The orientations that the app supports, according to its delegate.
  public final func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }
}

/// The number of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the system may start an app to refresh its content, which is always allowed.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
