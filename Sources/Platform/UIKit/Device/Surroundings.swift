/// The state of a device that most apps never touch: its orientation, keyboard and clipboard.
@MainActor final class Surroundings {
  var disablesAnimations = false
  /// The proxies that `appearance()` returns, by class and container.
  var proxies: [String: NSObject] = [:]
  var orientation = UIDeviceOrientation.portrait
  var interfaceOrientation = UIInterfaceOrientation.portrait
  var notifiesOfOrientation = 0
  var showsKeyboard = false
  /// Whether first responder status is passing from one object to another, so the keyboard stays.
  var isChangingResponder = false
  var isIdleTimerDisabled = false
  var brightness: CGFloat = 0.5
  var isBatteryMonitoringEnabled = false
  var showsNetworkActivity = false
  var isStatusBarHidden = false
  var statusBarStyle = UIStatusBarStyle.default
  var isRegisteredForRemoteNotifications = false
  var shortcutItems: [UIApplicationShortcutItem]?
  var alternateIconName: String?
  var lastBackgroundTask = 0
  /// The requests to perform a method later, oldest first.
  var laterRequests: [LaterRequest] = []
  lazy var generalPasteboard = UIPasteboard()
  lazy var menuController = UIMenuController()
  lazy var printController = UIPrintInteractionController()
}
