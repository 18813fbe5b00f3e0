public import UIKit

/// A device with a window, and a log of the callbacks that the controllers in it receive: what a test of navigation needs.
///
/// ```swift
/// let stage = Stage(checksConsistency: true)
/// let navigation = stage.navigation("A")
/// let lines = stage.until { navigation.pushViewController(stage.controller("B"), animated: true) }
/// #expect(lines.last == "B.didMove(parent)" && stage.loop.log.isEmpty)
/// ```
///
/// Nothing happens by itself: ``during(_:)`` shows the effects inside a call, ``until(_:)`` those until every transition has ended,
/// and `stage.loop` lets single turns and stretches of time pass.
@MainActor public final class Stage {
  /// The callbacks so far.
  public let log = CallbackLog()
  /// The delegate of the app on the device; it keeps the window.
  public let appDelegate = RecordingAppDelegate()
  private let behavior: UIKitBehavior
  private let idiom: UIUserInterfaceIdiom
  private let checksConsistency: Bool

  /// Makes a stage whose device is switched on at its first use.
  ///
  /// - Parameter checksConsistency: Whether UIKit's state is checked whenever the stage has settled; a contradiction is then among
  ///   the events of the loop.
  public init(
    _ behavior: UIKitBehavior = UIKitBehavior(), idiom: UIUserInterfaceIdiom = .phone,
    checksConsistency: Bool = false
  ) {
    self.behavior = behavior
    self.idiom = idiom
    self.checksConsistency = checksConsistency
  }

  /// The device, switched on at the first use in a test's body, which runs in one piece: suites are made beforehand, and other
  /// tests switch on devices of their own in between.
  public private(set) lazy var device: Device = {
    let device = Device(behavior: behavior, idiom: idiom)
    device.checksConsistency = checksConsistency
    appDelegate.log = log
    appDelegate.window = UIWindow(frame: UIScreen.main.bounds)
    return device
  }()

  /// The window of the app on the device.
  public var window: UIWindow {
    _ = device
    return appDelegate.window!
  }

  /// The main queue and the clock of the device.
  public var loop: MainLoop { device.loop }

  // MARK: Showing screens

  /// Launches the app, which shows nothing yet.
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

  /// A navigation controller in the window with controllers of these names on its stack, and an empty log.
  public func navigation(_ names: String...) -> UINavigationController {
    _ = device
    let navigation = UINavigationController()
    navigation.viewControllers = names.map(controller)
    show(navigation)
    return navigation
  }

  /// A controller that writes its callbacks into the stage's log.
  public func controller(_ name: String) -> RecordingController {
    _ = device
    return RecordingController(name, log)
  }

  /// Presents `modal` and waits until it has appeared.
  public func present(_ modal: UIViewController, on presenter: UIViewController) {
    presenter.present(modal, animated: true)
    settle()
  }

  // MARK: Letting time pass

  /// Lets every transition end and the main queue become empty.
  public func settle() { loop.runUntilIdle() }

  /// The callbacks made while `body` runs, before the next turn and before any time passes.
  public func during(_ body: () -> Void) -> [String] {
    log.clear()
    body()
    return log.lines
  }

  /// The callbacks made in `body` and after it, until everything has settled.
  public func until(_ body: () -> Void) -> [String] {
    log.clear()
    body()
    settle()
    return log.lines
  }

  /// The callbacks made from now on until everything has settled.
  public func rest() -> [String] { until {} }
}
