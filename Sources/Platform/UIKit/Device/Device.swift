/// A simulated device, controlled by the harness.
///
/// It provides a main loop, an app and touches. App code never sees the device, only
/// `UIApplication`, `UIWindow` and the rest of UIKit. Only one device is on at a time: creating
/// another switches this one off for app code, and using this one again records a warning.
@MainActor public final class Device {
  /// The main queue and the clock.
  public let loop: MainLoop
  /// The app, as UIKit represents it.
  public let application: UIApplication
  // Retained here, as by `UIApplicationMain`.
  @exclusivity(unchecked) private var delegate: (any UIApplicationDelegate)?

  private var sceneDelegate: (any UISceneDelegate)? { scene?.delegate }
  @exclusivity(unchecked) private var scene: UIWindowScene?
  // The gestures in progress.
  @exclusivity(unchecked) var sheetSwipe: SheetSwipe?
  @exclusivity(unchecked) var swipingStack: UINavigationController?
  /// The window of the system's question to the user, if it asks one.
  @exclusivity(unchecked) var prompt: SystemPrompt.Window?
  /// The questions to ask after the one on screen.
  @exclusivity(unchecked) var waitingPrompts: [UIAlertController] = []
  // Contradictions already recorded as events.
  @exclusivity(unchecked) var recordedInconsistencies: Set<Inconsistency> = []

  /// Creates a device, without an app, and switches it on.
  public init(behavior: UIKitBehavior = UIKitBehavior(), idiom: UIUserInterfaceIdiom = .phone) {
    loop = MainLoop()
    loop.behavior = behavior
    loop.idiom = idiom
    application = UIApplication()
    MainLoop.current = loop
    loop.isDriven = true
    loop.moveHere()
    UIApplication.shared = application
    NotificationCenter.default = NotificationCenter()
    UNUserNotificationCenter.current().reset()
  }

  deinit { UNUserNotificationCenter.forget(self) }

  /// The window that receives touches: the system's question, if it asks one, or the app's window.
  public var window: UIWindow? { prompt ?? application.keyWindow }
  /// The app's window, even while the system asks a question over it.
  package var appWindow: UIWindow? { application.keyWindow }
  /// Whether the system asks a question over the app.
  package var isAsking: Bool { prompt != nil }

  /// Whether an app is running.
  public var isRunning: Bool { delegate != nil }

  // MARK: App life cycle

  /// An event that launches an app or reaches a running app.
  public enum Cause {
    case url(URL)
    case notification([AnyHashable: Any])
    case userActivity(NSUserActivity)
    case shortcutItem(UIApplicationShortcutItem)
  }

  /// Launches a terminated app with a URL or a notification (rules 137, 142 and 144).
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate. The device retains it, as `UIApplicationMain` does.
  ///   - mainStoryboard: The name of the main storyboard, as specified in Info.plist. Its initial
  ///     controller becomes the root of the delegate's window before the delegate is called, and
  ///     the window is shown after `didFinishLaunching`.
  ///   - url: The URL that launches the app, if any.
  ///   - notification: The payload of the notification that launches the app, if any.
  public func launch(
    _ delegate: any UIApplicationDelegate, mainStoryboard: String? = nil, url: URL? = nil,
    notification: [AnyHashable: Any]? = nil
  ) {
    launch(
      delegate, mainStoryboard: mainStoryboard,
      because: [url.map { .url($0) }, notification.map { .notification($0) }].compactMap { $0 })
  }

  /// Launches the app from a terminated state, with or without scenes.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate. The device retains it, as `UIApplicationMain` does.
  ///   - sceneDelegate: The first scene's delegate, of the class that Info.plist would name, or
  ///     `nil` for an app without scenes. The class in the app delegate's scene configuration takes
  ///     precedence.
  ///   - mainStoryboard: The name of the storyboard, as specified in Info.plist for the app or, in
  ///     an app with scenes, for the scene. Its initial controller becomes the root of the window
  ///     of the app's or the scene's delegate before that delegate is called.
  ///   - causes: The events that launch the app, delivered in this order.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
    mainStoryboard: String? = nil, because causes: [Cause]
  ) {
    self.delegate = delegate
    application.delegate = delegate
    UNUserNotificationCenter.current().ask(on: self)
    let window =
      sceneDelegate == nil ? mainStoryboard.flatMap { load($0, for: delegate) } : nil
    var options: [UIApplication.LaunchOptionsKey: Any]?
    if sceneDelegate == nil {
      for cause in causes { options = (options ?? [:]).merging(cause.launchOptions) { $1 } }
    }
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    let isHandled = delegate.application(application, didFinishLaunchingWithOptions: options)
    // The delegate may have replaced the window.
    if let window, delegate.window === window { window.makeKeyAndVisible() }
    post(UIApplication.didFinishLaunchingNotification)
    if let sceneDelegate {
      connect(sceneDelegate, mainStoryboard: mainStoryboard, because: causes)
    } else if isHandled {
      causes.forEach(tellDelegate)
    }
    becomeActive()
  }

  /// Creates the window of a delegate, with the initial controller of a storyboard.
  private func load(
    _ storyboard: String, for delegate: any UIApplicationDelegate
  ) -> UIWindow? {
    let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
    fill(window, from: storyboard, of: delegate)
    delegate.window = window
    if delegate.window === window { return window }
    loop.record(
      .warning(
        "The app delegate must implement the window property if it wants to use a main storyboard"
          + " file."))
    return nil
  }

  private func fill(_ window: UIWindow, from storyboard: String, of delegate: AnyObject) {
    // The storyboard is looked up as if the delegate's own module had requested it.
    let module = moduleName(of: Swift.type(of: delegate))
    let file = UIStoryboard(name: storyboard, bundle: nil, fileID: "\(module)/Main")
    window.rootViewController = file.instantiateInitialViewController()
  }

  private func connect(
    _ named: any UISceneDelegate, mainStoryboard: String?, because causes: [Cause]
  ) {
    let session = UISceneSession(identifier: "scene")
    let scene = UIWindowScene(session: session)
    session.scene = scene
    let options = UIScene.ConnectionOptions()
    for cause in causes {
      switch cause {
      case .url(let url): options.urlContexts.insert(UIOpenURLContext(url: url))
      case .userActivity(let activity): options.userActivities.insert(activity)
      case .shortcutItem(let item): options.shortcutItem = item
      case .notification(let payload):
        options.notificationResponse = UNNotificationResponse(userInfo: payload)
      }
    }
    let configuration = delegate?.application(
      application, configurationForConnecting: session, options: options)
    let sceneDelegate =
      configuration?.delegateClass.flatMap { makeObject(of: $0) as? any UISceneDelegate } ?? named
    self.scene = scene
    application.connectedScenes = [scene]
    scene.delegate = sceneDelegate
    var window: UIWindow?
    if let mainStoryboard, let sceneDelegate = sceneDelegate as? any UIWindowSceneDelegate {
      let made = UIWindow(windowScene: scene)
      fill(made, from: mainStoryboard, of: sceneDelegate)
      sceneDelegate.window = made
      window = made
    }
    defer {
      // The delegate may have replaced the window.
      if let window, (sceneDelegate as? any UIWindowSceneDelegate)?.window === window {
        window.makeKeyAndVisible()
      }
    }
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, from: scene)
    scene.activationState = .foregroundInactive
    sceneDelegate.sceneWillEnterForeground(scene)
    post(UIApplication.willEnterForegroundNotification)
    post(UIScene.willEnterForegroundNotification, from: scene)
    // As in an app without scenes, the notification centre's delegate gets the tap (rule 144).
    guard UNUserNotificationCenter.current().delegate != nil else { return }
    for case .notification(let payload) in causes { deliver(payload) }
  }

  /// Releases the app's delegate, its window and everything queued on the loop.
  ///
  /// Objects still alive afterwards keep themselves alive. The app is not notified; use
  /// `terminate()` for that.
  public func shutDown() {
    loop.isDriven = false
    delegate = nil
    scene?.delegate = nil
    scene = nil
    application.connectedScenes = []
    application.delegate = nil
    sheetSwipe = nil
    swipingStack = nil
    prompt = nil
    UNUserNotificationCenter.current().reset(from: self)
    loop.discard()
    MainLoop.current = MainLoop()
    NotificationCenter.default = NotificationCenter()
    Associations.shared.sweep()
    if Observations.isInUse { Observations.endAll() }
  }

  /// Notifies the app that it is about to terminate.
  public func terminate() {
    delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  /// Opens a URL in the running app, in the foreground or background.
  public func open(_ url: URL) { bringForward(because: .url(url)) }

  /// Continues a user activity, such as a universal link, in the running app (rule 143).
  public func `continue`(_ activity: NSUserActivity) {
    bringForward(because: .userActivity(activity))
  }

  /// Chooses a quick action on the app's icon.
  public func choose(_ item: UIApplicationShortcutItem) {
    bringForward(because: .shortcutItem(item))
  }

  private func bringForward(because cause: Cause) {
    // An active app resigns active only while it handles the link (rule 142).
    if application.applicationState == .background { announceForeground() } else { resignActive() }
    if let scene, let sceneDelegate {
      notify(sceneDelegate, of: scene, cause)
    } else {
      tellDelegate(cause)
    }
    becomeActive()
  }

  /// Taps a notification of the running app, which comes to the foreground if it is in the
  /// background.
  public func tapNotification(_ payload: [AnyHashable: Any]) {
    if application.applicationState == .background {
      bringForward(because: .notification(payload))
    } else {
      deliver(payload)
    }
  }

  private func tellDelegate(_ cause: Cause) {
    switch cause {
    case .url(let url):
      guard let delegate else { return }
      if delegate.application(application, open: url, options: [:]) {
        loop.answers.takenLinks += 1
      } else {
        loop.answers.refusedLinks += 1
      }
    case .notification(let payload): deliver(payload)
    case .userActivity(let activity):
      _ = delegate?.application(application, continue: activity, restorationHandler: { _ in })
    case .shortcutItem(let item):
      delegate?.application(application, performActionFor: item, completionHandler: { _ in })
    }
  }

  private func notify(_ sceneDelegate: any UISceneDelegate, of scene: UIWindowScene, _ cause: Cause)
  {
    switch cause {
    case .url(let url): sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    case .notification(let payload): deliver(payload)
    case .userActivity(let activity): sceneDelegate.scene(scene, continue: activity)
    case .shortcutItem(let item):
      (sceneDelegate as? any UIWindowSceneDelegate)?
        .windowScene(scene, performActionFor: item, completionHandler: { _ in })
    }
  }

  // Taps reach the notification centre's delegate or, if there is none, the app delegate.
  private func deliver(_ payload: [AnyHashable: Any]) {
    let center = UNUserNotificationCenter.current()
    if let listener = center.delegate {
      listener.userNotificationCenter(
        center, didReceive: UNNotificationResponse(userInfo: payload), withCompletionHandler: {})
    } else {
      delegate?.application(
        application, didReceiveRemoteNotification: payload,
        // Captures nothing, so that counting does not allocate.
        fetchCompletionHandler: { MainLoop.current.answers.count($0) })
    }
  }

  /// Sends the app to the background (rule 138).
  public func enterBackground() {
    resignActive()
    application.applicationState = .background
    scene?.activationState = .background
    announce(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification) {
      $0.applicationDidEnterBackground(application)
    } scene: {
      $0.sceneDidEnterBackground($1)
    }
  }

  /// Returns the app to the foreground (rule 138).
  public func enterForeground() {
    announceForeground()
    becomeActive()
  }

  private func announceForeground() {
    announce(UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    {
      $0.applicationWillEnterForeground(application)
    } scene: {
      $0.sceneWillEnterForeground($1)
    }
  }

  /// Interrupts the app briefly, as an incoming call does (rule 139).
  public func interrupt() {
    resignActive()
    becomeActive()
  }

  func becomeActive() {
    guard prompt == nil else {
      // The app stays inactive until the user has answered.
      application.applicationState = .inactive
      scene?.activationState = .foregroundInactive
      return
    }
    application.applicationState = .active
    scene?.activationState = .foregroundActive
    announce(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification) {
      $0.applicationDidBecomeActive(application)
    } scene: {
      $0.sceneDidBecomeActive($1)
    }
  }

  // The delegate is called before the state changes, so the app is still active then.
  func resignActive() {
    guard prompt == nil else { return }
    announce(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification) {
      $0.applicationWillResignActive(application)
    } scene: {
      $0.sceneWillResignActive($1)
    }
    application.applicationState = .inactive
    scene?.activationState = .foregroundInactive
  }

  /// Sends a memory warning to every live controller, on screen or not (rule 141).
  public func warnOfMemory() {
    announce(UIApplication.didReceiveMemoryWarningNotification) {
      $0.applicationDidReceiveMemoryWarning(application)
    }
    for controller in loop.livingControllers.all { controller.didReceiveMemoryWarning() }
  }

  // In an app with scenes, state changes go to the scene delegate instead of the app delegate.
  private func announce(
    _ name: Notification.Name, _ sceneName: Notification.Name? = nil,
    _ notify: (any UIApplicationDelegate) -> Void,
    scene notifyScene: ((any UISceneDelegate, UIScene) -> Void)? = nil
  ) {
    guard let delegate else { return }
    func notifyDelegate() {
      if let scene, let sceneDelegate, let notifyScene {
        notifyScene(sceneDelegate, scene)
      } else {
        notify(delegate)
      }
    }
    if loop.behavior.notifiesDelegateFirst { notifyDelegate() }
    post(name)
    if let scene, let sceneName { post(sceneName, from: scene) }
    if !loop.behavior.notifiesDelegateFirst { notifyDelegate() }
  }

  private func post(_ name: Notification.Name, from sender: UIResponder? = nil) {
    NotificationCenter.default.post(name: name, object: sender ?? application)
  }
}

extension Device.Cause {
  /// The launch options of an app without scenes.
  fileprivate var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .url(let url): [.url: url]
    case .notification(let payload): [.remoteNotification: payload]
    case .userActivity(let activity): [.userActivityDictionary: activity]
    case .shortcutItem(let item): [.shortcutItem: item]
    }
  }
}
