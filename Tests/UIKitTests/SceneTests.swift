import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Scenes, links, shortcuts, notifications") struct SceneTests {
  private let stage = Stage()
  private let appDelegate: AppDelegate
  private let sceneDelegate: SceneDelegate

  init() {
    appDelegate = AppDelegate(stage.log)
    sceneDelegate = SceneDelegate(stage.log)
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate,
    UNUserNotificationCenterDelegate
  {
    let log: Log
    init(_ log: Log) { self.log = log }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("willFinishLaunching")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("didFinishLaunching \((launchOptions ?? [:]).count)")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("didBecomeActive") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      log.add("willEnterForeground")
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      log.add("open \(url)")
      return true
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      log.add("continue \(userActivity.activityType)")
      return true
    }
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { log.add("shortcut \(shortcutItem.type)") }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) { log.add("tapped \(response.notification.request.content.userInfo["link"] ?? "")") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let log: Log
    var window: UIWindow?
    init(_ log: Log) { self.log = log }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.add("willConnect")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      self.window = window
      window.makeKeyAndVisible()
      for context in connectionOptions.urlContexts { log.add("with \(context.url)") }
      for activity in connectionOptions.userActivities { log.add("with \(activity.activityType)") }
      if let item = connectionOptions.shortcutItem { log.add("with \(item.type)") }
      if connectionOptions.notificationResponse != nil { log.add("with notification") }
    }
    func sceneDidBecomeActive(_ scene: UIScene) { log.add("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { log.add("scene resigns") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.add("scene foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.add("scene background") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      for context in URLContexts { log.add("scene open \(context.url)") }
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      log.add("scene continue \(userActivity.activityType)")
    }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { log.add("scene shortcut \(shortcutItem.type)") }
  }

  private func launch(because cause: Device.Cause? = nil) -> [String] {
    stage.until {
      stage.device.launch(
        appDelegate, sceneDelegate: sceneDelegate, because: [cause].compactMap { $0 })
    }
  }

  /// The callbacks of an app launched without scenes.
  private func launchPlain(because cause: Device.Cause? = nil) -> [String] {
    stage.until { stage.device.launch(appDelegate, because: [cause].compactMap { $0 }) }
  }

  private func universalLink() -> NSUserActivity {
    NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
  }

  private func shortcut() -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: "add", localizedTitle: "Add")
  }

  @Test("rule 137: a launch with scenes connects one, brings it to the foreground and activates it")
  func launchOrder() {
    #expect(
      launch() == [
        "willFinishLaunching", "didFinishLaunching 0", "willConnect", "scene foreground",
        "scene active",
      ])
    #expect(UIApplication.shared.connectedScenes.first?.activationState == .foregroundActive)
  }

  @Test("rule 137: a launch without scenes does not call willEnterForeground")
  func plainLaunchOrder() {
    #expect(launchPlain() == ["willFinishLaunching", "didFinishLaunching 0", "didBecomeActive"])
  }

  @Test("rule 138: background and foreground callbacks go to the scene")
  func background() {
    _ = launch()

    #expect(
      stage.until { stage.device.enterBackground() } == ["scene resigns", "scene background"])
    #expect(UIApplication.shared.connectedScenes.first?.activationState == .background)
    #expect(
      stage.until { stage.device.enterForeground() } == ["scene foreground", "scene active"])
  }

  @Test("rule 138: each state change of a scene posts notifications of the scene and of the app")
  func notifications() {
    _ = launch()
    let names = [
      UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification,
      UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    ]
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [log = stage.log] in log.add("\($0.name.rawValue)")
      }
    }

    let posted = stage.until {
      stage.device.enterBackground()
      stage.device.enterForeground()
    }

    #expect(Set(posted).isSuperset(of: names.map(\.rawValue)))
  }

  @Test("rule 139: an interruption calls the scene's delegate twice")
  func interruption() {
    _ = launch()

    #expect(stage.until { stage.device.interrupt() } == ["scene resigns", "scene active"])
  }

  @Test("rule 142: a link that launches a scene appears only in its connection options")
  func coldLink() throws {
    let url = try #require(URL(string: "navbench://players"))

    #expect(
      launch(because: .url(url)) == [
        "willFinishLaunching", "didFinishLaunching 0", "willConnect", "with navbench://players",
        "scene foreground", "scene active",
      ])
  }

  @Test("rule 142: a link to a running scene goes to the scene")
  func warmLink() throws {
    let url = try #require(URL(string: "navbench://players"))
    _ = launch()
    stage.device.enterBackground()

    #expect(
      stage.until { stage.device.open(url) } == [
        "scene foreground", "scene open navbench://players", "scene active",
      ])
  }

  @Test("rule 143: a universal link is an activity, which a cold launch passes only in the options")
  func universalLinks() {
    let type = NSUserActivityTypeBrowsingWeb

    let cold = launch(because: .userActivity(universalLink()))
    stage.device.enterBackground()
    let warm = stage.until { stage.device.continue(universalLink()) }

    #expect(cold.contains("with \(type)") && !cold.contains("scene continue \(type)"))
    #expect(warm == ["scene foreground", "scene continue \(type)", "scene active"])
  }

  @Test("rule 143: without scenes a universal link goes to the app delegate, cold or warm")
  func plainUniversalLinks() {
    let type = NSUserActivityTypeBrowsingWeb

    let cold = launchPlain(because: .userActivity(universalLink()))
    stage.device.enterBackground()
    let warm = stage.until { stage.device.continue(universalLink()) }

    #expect(cold.suffix(3) == ["didFinishLaunching 1", "continue \(type)", "didBecomeActive"])
    #expect(warm == ["willEnterForeground", "continue \(type)", "didBecomeActive"])
  }

  @Test("a shortcut reaches the app at launch or while it runs, with and without scenes")
  func shortcuts() {
    let plainCold = launchPlain(because: .shortcutItem(shortcut()))
    stage.device.enterBackground()
    let plainWarm = stage.until { stage.device.choose(shortcut()) }
    let cold = launch(because: .shortcutItem(shortcut()))
    stage.device.enterBackground()
    let warm = stage.until { stage.device.choose(shortcut()) }

    #expect(plainCold.suffix(3) == ["didFinishLaunching 1", "shortcut add", "didBecomeActive"])
    #expect(plainWarm == ["willEnterForeground", "shortcut add", "didBecomeActive"])
    #expect(cold.contains("with add") && !cold.contains("scene shortcut add"))
    #expect(warm == ["scene foreground", "scene shortcut add", "scene active"])
  }

  @Test("rule 144: a notification tap reaches the centre's delegate before the app becomes active")
  func notificationCenter() {
    _ = stage.device
    UNUserNotificationCenter.current().delegate = appDelegate

    let cold = launchPlain(because: .notification(["link": "x"]))
    let warm = stage.until { stage.device.tapNotification(["link": "y"]) }

    #expect(cold.suffix(3) == ["didFinishLaunching 1", "tapped x", "didBecomeActive"])
    #expect(warm == ["tapped y"])
  }

  @Test("rule 144: a notification that launches a scene is delivered and appears in its options")
  func notificationToScene() {
    _ = stage.device
    UNUserNotificationCenter.current().delegate = appDelegate

    let lines = launch(because: .notification(["link": "x"]))

    #expect(lines.contains("with notification"))
    #expect(lines.suffix(2) == ["tapped x", "scene active"])
  }

  @Test("M14: the notification centre retains pending requests, but not its delegate")
  func centre() {
    _ = stage.device
    let center = UNUserNotificationCenter.current()
    do {
      let passing = AppDelegate(stage.log)
      center.delegate = passing
    }
    #expect(center.delegate == nil)
    let content = UNMutableNotificationContent()
    content.title = "Match"

    let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    let daily = UNCalendarNotificationTrigger(dateMatching: .init(hour: 8), repeats: false)
    for (name, trigger) in [("m", nil), ("n", later), ("o", daily)]
      as [(String, UNNotificationTrigger?)]
    {
      center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
    }
    #expect(center.requests.map(\.content.title) == ["Match", "Match", "Match"])
    #expect(later.repeats && later.timeInterval == 60 && daily.dateComponents.hour == 8)
    center.removePendingNotificationRequests(withIdentifiers: ["m", "o"])
    #expect(center.requests.map(\.identifier) == ["n"])
    center.removeAllPendingNotificationRequests()

    #expect(center.requests.isEmpty)
  }

  @Test("a scene rotates to a requested orientation that the app supports, however it is held")
  func geometry() throws {
    _ = launch()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    var errors = 0

    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
    stage.settle()
    #expect(scene.interfaceOrientation.isLandscape && UIScreen.main.bounds.width == 844)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in
      errors += 1
    }
    #expect(errors == 0)
    stage.settle()

    #expect(errors == 1 && scene.interfaceOrientation.isLandscape)
  }

  @Test("M1: a scene retains its delegate, but only the delegate retains the window")
  func window() throws {
    _ = launch()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    weak let window = sceneDelegate.window
    weak let root = window?.rootViewController
    #expect(window?.windowScene === scene && scene.windows == [window].compactMap { $0 })
    #expect(scene.keyWindow === window && scene.delegate === sceneDelegate)

    sceneDelegate.window = nil
    stage.settle()

    #expect(window == nil && root == nil && scene.windows.isEmpty)
  }

  private final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = ConfiguredSceneDelegate.self
      return configuration
    }
  }

  private final class ConfiguredSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  @Test("rule 137: a scene's delegate has the class that the app's configuration specifies")
  func configuredDelegate() {
    stage.device.launch(ConfiguringDelegate(), sceneDelegate: sceneDelegate, because: [])

    #expect(UIApplication.shared.connectedScenes.first?.delegate is ConfiguredSceneDelegate)
    #expect(stage.device.window != nil && sceneDelegate.window == nil)
  }
}
