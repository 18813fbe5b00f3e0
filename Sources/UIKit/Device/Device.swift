/// A simulated phone: what the harness holds in its hand.
///
/// It has the main loop, the app, and a finger. App code never sees it; it sees `UIApplication`, `UIWindow` and
/// the rest of UIKit. One device is on at a time, and switching on another switches this one off for app code.
@MainActor public final class Device {
  /// The main queue and the clock.
  public let loop: MainLoop
  /// The app as UIKit sees it.
  public let application: UIApplication
  // What UIApplicationMain keeps.
  private var delegate: (any UIApplicationDelegate)?

  /// Switches a device on, with nothing running.
  public init(behavior: UIKitBehavior = UIKitBehavior()) {
    loop = MainLoop()
    loop.behavior = behavior
    application = UIApplication()
    MainLoop.current = loop
    UIApplication.shared = application
    NotificationCenter.default = NotificationCenter()
  }

  /// The window that the app shows, if it has one.
  public var window: UIWindow? { delegate?.window }

  /// Whether an app is running.
  public var isRunning: Bool { delegate != nil }

  // MARK: The app's life

  /// Starts an app, cold, with what brought it up (rules 137, 142 and 144).
  public func launch(
    _ delegate: any UIApplicationDelegate, url: URL? = nil, notification: [AnyHashable: Any]? = nil
  ) {
    self.delegate = delegate
    application.delegate = delegate
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    if let url { options[.url] = url }
    if let notification { options[.remoteNotification] = notification }
    let given = options.isEmpty ? nil : options
    _ = delegate.application(application, willFinishLaunchingWithOptions: given)
    _ = delegate.application(application, didFinishLaunchingWithOptions: given)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    if let url { _ = delegate.application(application, open: url, options: [:]) }
    if let notification { deliver(notification) }
    becomeActive()
  }

  /// Lets the app go: its delegate, its window, and everything that waits on the loop.
  ///
  /// What is still alive after this keeps itself alive. The app is not told; `terminate()` tells it.
  public func shutDown() {
    delegate = nil
    application.delegate = nil
    loop.discard()
    MainLoop.current = MainLoop()
    NotificationCenter.default = NotificationCenter()
  }

  /// Tells the app that it ends.
  public func terminate() {
    delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  /// Opens a link while the app runs.
  public func open(_ url: URL) {
    announce(UIApplication.willEnterForegroundNotification) {
      $0.applicationWillEnterForeground(application)
    }
    _ = delegate?.application(application, open: url, options: [:])
    becomeActive()
  }

  /// Taps a notification while the app runs.
  public func tapNotification(_ payload: [AnyHashable: Any]) {
    deliver(payload)
  }

  private func deliver(_ payload: [AnyHashable: Any]) {
    delegate?.application(
      application, didReceiveRemoteNotification: payload, fetchCompletionHandler: { _ in })
  }

  /// Sends the app to the background (rule 138).
  public func enterBackground() {
    resignActive()
    application.applicationState = .background
    announce(UIApplication.didEnterBackgroundNotification) {
      $0.applicationDidEnterBackground(application)
    }
  }

  /// Brings the app back (rule 138).
  public func enterForeground() {
    announce(UIApplication.willEnterForegroundNotification) {
      $0.applicationWillEnterForeground(application)
    }
    becomeActive()
  }

  /// Covers the app for a moment, as a call does (rule 139).
  public func interrupt() {
    resignActive()
    becomeActive()
  }

  private func becomeActive() {
    application.applicationState = .active
    announce(UIApplication.didBecomeActiveNotification) {
      $0.applicationDidBecomeActive(application)
    }
  }

  private func resignActive() {
    application.applicationState = .inactive
    announce(UIApplication.willResignActiveNotification) {
      $0.applicationWillResignActive(application)
    }
  }

  /// Warns every living controller, on screen or not (rule 141).
  public func warnOfMemory() {
    announce(UIApplication.didReceiveMemoryWarningNotification) {
      $0.applicationDidReceiveMemoryWarning(application)
    }
    for controller in loop.livingControllers.all { controller.didReceiveMemoryWarning() }
  }

  private func announce(_ name: Notification.Name, _ tell: (any UIApplicationDelegate) -> Void) {
    guard let delegate else { return }
    if loop.behavior.tellsDelegateFirst { tell(delegate) }
    post(name)
    if !loop.behavior.tellsDelegateFirst { tell(delegate) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
