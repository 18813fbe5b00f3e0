/// The state of a device that most apps never touch: its orientation, keyboard and clipboard.
@MainActor final class Surroundings {
  @exclusivity(unchecked) var disablesAnimations = false
  /// The proxies that `appearance()` returns, by class and container.
  var proxies: [String: NSObject] = [:]
  @exclusivity(unchecked) var orientation = UIDeviceOrientation.portrait
  @exclusivity(unchecked) var interfaceOrientation = UIInterfaceOrientation.portrait
  @exclusivity(unchecked) var notifiesOfOrientation = 0
  @exclusivity(unchecked) var showsKeyboard = false
  /// Whether first responder status is passing from one object to another, so the keyboard stays.
  @exclusivity(unchecked) var isChangingResponder = false
  @exclusivity(unchecked) var isIdleTimerDisabled = false
  @exclusivity(unchecked) var brightness: CGFloat = 0.5
  @exclusivity(unchecked) var isBatteryMonitoringEnabled = false
  @exclusivity(unchecked) var showsNetworkActivity = false
  @exclusivity(unchecked) var isStatusBarHidden = false
  @exclusivity(unchecked) var statusBarStyle = UIStatusBarStyle.default
  @exclusivity(unchecked) var isRegisteredForRemoteNotifications = false
  @exclusivity(unchecked) var shortcutItems: [UIApplicationShortcutItem]?
  @exclusivity(unchecked) var alternateIconName: String?
  @exclusivity(unchecked) var lastBackgroundTask = 0
  /// The requests to perform a method later, oldest first.
  var laterRequests: [LaterRequest] = []
  lazy var generalPasteboard = UIPasteboard()
  lazy var menuController = UIMenuController()
  lazy var printController = UIPrintInteractionController()
}
