public import UIKit
import UserSessions

/// How an app is brought up for a session: by its app delegate, with or without scenes, or by a root coordinator that is
/// given a window.
@MainActor public struct AppLaunch {
  /// Starts the app on a device and returns an object of the app.
  let start: @MainActor (Device) -> AnyObject

  /// An app without scenes.
  public static func delegate(_ make: @escaping @MainActor () -> any UIApplicationDelegate) -> Self
  {
    AppLaunch { device in
      let delegate = make()
      device.launch(delegate)
      return delegate
    }
  }

  /// An app with scenes: its app delegate, and the delegate that its Info.plist names for the first scene.
  public static func delegate(
    _ make: @escaping @MainActor () -> any UIApplicationDelegate,
    scene: @escaping @MainActor () -> any UISceneDelegate
  ) -> Self {
    AppLaunch { device in
      let delegate = make()
      device.launch(delegate, sceneDelegate: scene(), because: [])
      return delegate
    }
  }

  /// A part of an app: `start` puts its screens into the window and returns what the app would keep, such as the root
  /// coordinator.
  public static func window(_ start: @escaping @MainActor (UIWindow) -> AnyObject) -> Self {
    AppLaunch { device in
      let delegate = WindowDelegate(start: start)
      device.launch(delegate)
      // The app's own object, whose module is the one to look at; the device keeps the delegate.
      return delegate.root ?? delegate
    }
  }

  /// Brings the app up in this process, lets a user carry out events, and takes everything down again.
  ///
  /// Nothing is looked at on the way: this is for whoever counts what is left by means of their own. A trap in the app ends
  /// the process.
  @inline(never) package func run(_ events: [UserEvent]) {
    let device = Device()
    let root = start(device)
    let driver = Driver(device: device, naming: .whatIsSeen)
    device.loop.runUntilIdle()
    for event in events { driver.perform(event) }
    device.shutDown()
    withExtendedLifetime(root) {}
  }

  private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let start: @MainActor (UIWindow) -> AnyObject
    private(set) var root: AnyObject?

    init(start: @escaping @MainActor (UIWindow) -> AnyObject) { self.start = start }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      self.window = window
      root = start(window)
      window.makeKeyAndVisible()
      return true
    }
  }
}
