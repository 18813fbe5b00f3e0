public import UIKit
import UserSessions

/// A way to launch an app for a session.
///
/// The app starts from its app delegate, with or without scenes, or from a root coordinator that is
/// given a window.
@MainActor public struct AppLaunch {
  /// Starts the app on a device and returns one of the app's objects.
  let start: @MainActor (Device) -> AnyObject

  /// Launches an app without scenes.
  public static func delegate(_ make: @escaping @MainActor () -> any UIApplicationDelegate) -> Self
  {
    AppLaunch { device in
      let delegate = make()
      device.launch(delegate)
      return delegate
    }
  }

  /// Launches an app without scenes whose window comes from its main storyboard.
  ///
  /// `storyboard` is the name in the app's Info.plist, usually `Main`. Its initial controller
  /// becomes the root of a window, which the delegate's `window` refers to before the launch.
  public static func delegate(
    storyboard: String, _ make: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> Self {
    AppLaunch { device in
      let delegate = make()
      device.launch(delegate, mainStoryboard: storyboard)
      return delegate
    }
  }

  /// Launches an app with scenes, with the scene delegate that its Info.plist names.
  ///
  /// `storyboard` is the name of the scene's storyboard in Info.plist, usually `Main`, or `nil` if
  /// the scene delegate makes its window itself. The storyboard's initial controller becomes the
  /// root of a window, which the scene delegate's `window` refers to before the scene connects.
  public static func delegate(
    _ make: @escaping @MainActor () -> any UIApplicationDelegate,
    scene: @escaping @MainActor () -> any UISceneDelegate, storyboard: String? = nil
  ) -> Self {
    AppLaunch { device in
      let delegate = make()
      device.launch(delegate, sceneDelegate: scene(), mainStoryboard: storyboard, because: [])
      return delegate
    }
  }

  /// Launches a part of an app.
  ///
  /// `start` puts its screens into the window and returns the object that the app would retain,
  /// such as the root coordinator.
  public static func window(_ start: @escaping @MainActor (UIWindow) -> AnyObject) -> Self {
    AppLaunch { device in
      let delegate = WindowDelegate(start: start)
      device.launch(delegate)
      // Return the app's own object, whose module is the one to inspect; the device retains the
      // delegate.
      return delegate.root ?? delegate
    }
  }

  /// Launches the app in this process, performs events and shuts the app down.
  ///
  /// Performs no checks: this is for callers that count leftover objects themselves. If the app
  /// crashes, the process ends.
  ///
  /// - Parameter onIdle: Called when the app has become idle after the launch and after each event.
  @inline(never) package func run(
    _ events: [UserEvent], onIdle: @MainActor (Device) -> Void = { _ in }
  ) {
    let device = Device()
    let root = start(device)
    let driver = Driver(device: device, naming: .visibleNames)
    device.loop.runUntilIdle()
    onIdle(device)
    for event in events {
      driver.perform(event)
      onIdle(device)
    }
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
