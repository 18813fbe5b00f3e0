import RandomUsers
import Testing
import UIKit

@Suite("Launches and notifications") @MainActor struct LaunchTests {
  @Test("a notification has the payload that the app expects")
  func payload() throws {
    let users = RandomUsers(
      notification: { ["launch_id": $0, "aps": ["alert": "News"]] }, modules: ["RandomUsersTests"])

    let report = try users.replay(
      [.notification("42")], on: .delegate { NotifiedDelegate() })
    let usual = try RandomUsers(modules: ["RandomUsersTests"]).replay(
      [.notification("42")], on: .delegate { NotifiedDelegate() })

    #expect(report.screens["Launch42ViewController"] == 1, "\(report)")
    #expect(usual.screens["Launch42ViewController"] == nil, "\(usual)")
  }

  @Test("an app whose window comes from its main storyboard is launched by the storyboard's name")
  func storyboard() throws {
    UIStoryboard.register(
      .init(
        name: "LaunchTests", initial: "root",
        scenes: [.init(identifier: "root", make: { _ in StoryViewController() })]))

    let report = try RandomUsers(modules: ["RandomUsersTests"]).replay(
      [], on: .delegate(storyboard: "LaunchTests") { StoryDelegate() })

    #expect(report.screens == ["StoryViewController": 1], "\(report)")
    #expect(report.isClean, "\(report)")
  }

  @Test("an app with scenes whose window comes from the scene's storyboard is launched, too")
  func sceneStoryboard() throws {
    UIStoryboard.register(
      .init(
        name: "LaunchTestsScene", initial: "root",
        scenes: [.init(identifier: "root", make: { _ in StoryViewController() })]))

    let report = try RandomUsers(modules: ["RandomUsersTests"]).replay(
      [],
      on: .delegate(
        { StoryDelegate() }, scene: { StorySceneDelegate() }, storyboard: "LaunchTestsScene"))

    #expect(report.screens == ["StoryViewController": 1], "\(report)")
    #expect(report.isClean, "\(report)")
  }

  @Test("users allow and refuse what the app asks permission for")
  func permission() throws {
    let report = try RandomUsers(
      sessions: 10, events: 20, modules: ["RandomUsersTests"], replays: 0
    )
    .visit(
      .window { window in
        let navigation = UINavigationController(rootViewController: StoryViewController())
        window.rootViewController = navigation
        UNUserNotificationCenter.current().requestAuthorization { [weak navigation] isAllowed, _ in
          navigation?.pushViewController(
            isAllowed ? ShakenViewController() : TurnedViewController(), animated: true)
        }
        return navigation
      })

    #expect(report.isClean, "\(report)")
    #expect(report.screens["UIAlertController"] == 10, "\(report)")
    #expect(report.screens["ShakenViewController"] != nil, "\(report)")
    #expect(report.screens["TurnedViewController"] != nil, "\(report)")
  }

  @Test("a task that awaits the user's answer goes on after it, and is no leak without one")
  func awaitedPermission() throws {
    let launch = AppLaunch.window { window in
      let navigation = UINavigationController(rootViewController: StoryViewController())
      window.rootViewController = navigation
      Task {
        let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization()
        navigation.pushViewController(
          isAllowed ? ShakenViewController() : TurnedViewController(), animated: true)
      }
      return navigation
    }
    let users = RandomUsers(modules: ["RandomUsersTests"])

    let allowed = try users.replay([.alertButton(1)], on: launch)
    let refused = try users.replay([.alertButton(0)], on: launch)
    let unanswered = try users.replay([], on: launch)

    #expect(allowed.screens["ShakenViewController"] != nil && allowed.isClean, "\(allowed)")
    #expect(refused.screens["TurnedViewController"] != nil && refused.isClean, "\(refused)")
    #expect(unanswered.isClean, "\(unanswered)")
  }

  @Test("a question over the app neither hides its containers nor differs between its versions")
  func promptOverContainers() throws {
    let launch = AppLaunch.window { window in
      let screen = HoldingViewController()
      let navigation = UINavigationController(rootViewController: screen)
      // A cycle through the app's only container lasts as long as the app.
      screen.holder = navigation
      window.rootViewController = navigation
      UNUserNotificationCenter.current().requestAuthorization { _, _ in }
      return screen
    }
    let users = RandomUsers(
      sessions: 5, events: 20, modules: ["RandomUsersTests"], replays: 0)

    let report = try users.visit(launch)
    #expect(report.isClean, "\(report)")
    let comparison = try users.compare(before: launch, after: launch)
    #expect(comparison.differences.isEmpty, "\(comparison)")
  }

  @Test("users shake and rotate the device if the app listens for it")
  func motion() throws {
    let report = try RandomUsers(
      sessions: 10, events: 60, modules: ["RandomUsersTests"], replays: 0
    )
    .visit(
      .window { window in
        let screen = MotionViewController()
        window.rootViewController = UINavigationController(rootViewController: screen)
        return screen
      })

    #expect(report.screens["ShakenViewController"] != nil, "\(report)")
    #expect(report.screens["TurnedViewController"] != nil, "\(report)")
  }

  @Test("a reference to a dead object is reported with the runtime's message")
  func unowned() throws {
    let report = try RandomUsers(modules: ["RandomUsersTests"]).replay(
      [.wait(seconds: 1)],
      on: .window { window in
        let screen = UIViewController()
        window.rootViewController = screen
        let holder = UnownedHolder(StoryViewController())
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { screen.title = holder.screen.title }
        return screen
      })

    #expect(
      report.findings.map(\.fingerprint) == [
        "crash: Fatal error: Attempted to read an unowned reference but object 0x… was already"
          + " destroyed"
      ], "\(report)")
  }
}

private final class NotifiedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: StoryViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if userInfo["launch_id"] as? String == "42" {
      (window?.rootViewController as? UINavigationController)?
        .pushViewController(Launch42ViewController(), animated: true)
    }
    completionHandler(.newData)
  }
}

private final class Launch42ViewController: UIViewController {}

private final class StorySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

private final class StoryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class StoryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISwitch(frame: .zero))
  }
}

private final class MotionViewController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISwitch(frame: .zero))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    navigationController?.pushViewController(ShakenViewController(), animated: true)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard size.width > size.height else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.navigationController?.pushViewController(TurnedViewController(), animated: true)
    }
  }
}

private final class HoldingViewController: UIViewController {
  var holder: UINavigationController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISwitch(frame: .zero))
  }
}

private final class ShakenViewController: UIViewController {}
private final class TurnedViewController: UIViewController {}

private final class UnownedHolder {
  unowned let screen: StoryViewController
  init(_ screen: StoryViewController) { self.screen = screen }
}
