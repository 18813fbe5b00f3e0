public import UIKit

/// A device with a window and a log of its controllers' callbacks, for tests of navigation.
///
/// ```swift
/// let stage = Stage(checksConsistency: true)
/// let navigation = stage.navigation("A")
/// let lines = stage.until { navigation.pushViewController(stage.controller("B"), animated: true) }
/// #expect(lines.last == "B.didMove(parent)" && stage.loop.log.isEmpty)
/// ```
///
/// Nothing happens by itself: ``during(_:)`` returns the callbacks made inside a call,
/// ``until(_:)`` also returns the callbacks made until the device is idle, and `stage.loop` runs
/// single turns and advances the clock.
@MainActor public final class Stage {
  /// The callbacks received so far.
  public let log = CallbackLog()
  /// The app's delegate, which retains the window.
  public let appDelegate = RecordingAppDelegate()
  private let behavior: UIKitBehavior
  private let idiom: UIUserInterfaceIdiom
  private let checksConsistency: Bool

  /// Creates a stage, whose device is switched on at its first use.
  ///
  /// - Parameter checksConsistency: Whether to check UIKit's state whenever the device becomes idle
  ///   and record contradictions as events of the loop.
  public init(
    _ behavior: UIKitBehavior = UIKitBehavior(), idiom: UIUserInterfaceIdiom = .phone,
    checksConsistency: Bool = false
  ) {
    self.behavior = behavior
    self.idiom = idiom
    self.checksConsistency = checksConsistency
  }

  /// The device, switched on at its first use.
  ///
  /// Suites are created before their tests run, and other tests switch on their own devices in
  /// between, so the device is created only in the test's body, which is not interrupted.
  public private(set) lazy var device: Device = {
    let device = Device(behavior: behavior, idiom: idiom)
    device.checksConsistency = checksConsistency
    appDelegate.log = log
    appDelegate.window = UIWindow(frame: UIScreen.main.bounds)
    return device
  }()

  /// The app's window.
  public var window: UIWindow {
    _ = device
    return appDelegate.window!
  }

  /// The device's main queue and clock.
  public var loop: MainLoop { device.loop }

  // MARK: Showing controllers

  /// Launches the app without showing anything.
  public func launch(url: URL? = nil, notification: [AnyHashable: Any]? = nil) {
    device.launch(appDelegate, url: url, notification: notification)
  }

  /// Launches the app, shows `root`, waits until it has appeared, and clears the log.
  public func show(_ root: UIViewController) {
    launch()
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    log.clear()
  }

  /// Shows a navigation controller with controllers of these names, and clears the log.
  public func navigation(_ names: String...) -> UINavigationController {
    _ = device
    let navigation = UINavigationController()
    navigation.viewControllers = names.map(controller)
    show(navigation)
    return navigation
  }

  /// Creates a controller that logs its callbacks.
  public func controller(_ name: String) -> RecordingController {
    _ = device
    return RecordingController(name, log)
  }

  /// Presents `modal` and waits until it has appeared.
  public func present(_ modal: UIViewController, on presenter: UIViewController) {
    presenter.present(modal, animated: true)
    settle()
  }

  // MARK: Time

  /// Runs the loop until no transition is running and the main queue is empty.
  public func settle() { loop.runUntilIdle() }

  /// Returns the callbacks made inside `body`, before the next turn and before the clock advances.
  public func during(_ body: () -> Void) -> [String] {
    log.clear()
    body()
    return log.lines
  }

  /// Returns the callbacks made in and after `body`, until the device is idle.
  public func until(_ body: () -> Void) -> [String] {
    log.clear()
    body()
    settle()
    return log.lines
  }

  /// Returns the callbacks made from now on until the device is idle.
  public func rest() -> [String] { until {} }
}
