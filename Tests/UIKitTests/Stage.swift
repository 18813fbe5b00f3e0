import UIKit

/// A device with a window, and a log of what the controllers in it were told.
///
/// The rules that the tests of this folder carry by number are claims about real UIKit, collected from Apple's
/// documentation, from logs and from test suites that run on it.
@MainActor final class Stage {
  let log = Log()
  private let behavior: UIKitBehavior
  private let idiom: UIUserInterfaceIdiom
  let appDelegate = Delegate()

  // Switched on at the first use in a test's body, which runs in one piece: suites are made beforehand, and other tests
  // switch on devices of their own in between.
  private(set) lazy var device: Device = {
    let device = Device(behavior: behavior, idiom: idiom)
    appDelegate.log = log
    appDelegate.window = UIWindow(frame: UIScreen.main.bounds)
    return device
  }()

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    weak var log: Log?
    var onOpen: (() -> Void)?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log?.add("didFinishLaunching")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log?.add("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { log?.add("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) {
      log?.add("didEnterBackground")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      log?.add("willEnterForeground")
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      log?.add("memoryWarning")
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      log?.add("open \(url)")
      onOpen?()
      return true
    }
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { log?.add("notification \(userInfo["link"] ?? "")") }
  }

  init(_ behavior: UIKitBehavior = UIKitBehavior(), idiom: UIUserInterfaceIdiom = .phone) {
    self.behavior = behavior
    self.idiom = idiom
  }

  var window: UIWindow {
    _ = device
    return appDelegate.window!
  }
  var loop: MainLoop { device.loop }

  func launch(url: URL? = nil, notification: [AnyHashable: Any]? = nil) {
    device.launch(appDelegate, url: url, notification: notification)
  }

  /// Shows `root`, waits until it is there, and starts with an empty log.
  func show(_ root: UIViewController) {
    launch()
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    log.clear()
  }

  /// A navigation controller in the window with these controllers on its stack, and an empty log.
  func navigation(_ names: String...) -> UINavigationController {
    _ = device
    let navigation = UINavigationController()
    navigation.viewControllers = names.map(controller)
    show(navigation)
    return navigation
  }

  func controller(_ name: String) -> Screen {
    _ = device
    return Screen(name, log)
  }

  /// Presents `modal` and waits until it is there.
  func present(_ modal: UIViewController, on presenter: UIViewController) {
    presenter.present(modal, animated: true)
    settle()
  }

  func settle() { loop.runUntilIdle() }

  /// What happens while `body` runs, before the next turn and before any time passes.
  func during(_ body: () -> Void) -> [String] {
    log.clear()
    body()
    return log.lines
  }

  /// What happens in and after `body`, until everything has come to rest.
  func until(_ body: () -> Void) -> [String] {
    log.clear()
    body()
    settle()
    return log.lines
  }

  /// What happens from now until everything has come to rest.
  func rest() -> [String] { until {} }
}

@MainActor final class Log {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

/// A controller that writes down what it is told, as `B.viewDidLoad`.
class Screen: UIViewController {
  let name: String
  let log: Log
  var onWillAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDidDisappear: (() -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  private func note(_ what: String) { log.add("\(name).\(what)") }

  override func loadView() {
    note("loadView")
    view = UIView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear(\(animated))")
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear")
    onWillDisappear?()
  }
  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear")
    onDidDisappear?()
  }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willMove(nil)" : "willMove(parent)")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didMove(nil)" : "didMove(parent)")
  }
  override func didReceiveMemoryWarning() { note("memoryWarning") }
}

/// A navigation delegate that writes down what it is told.
final class NavigationLog: UINavigationControllerDelegate {
  let log: Log
  var onDidShow: ((UINavigationController) -> Void)?

  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.add("willShow(\((viewController as? Screen)?.name ?? "?"))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("didShow(\((viewController as? Screen)?.name ?? "?"))")
    onDidShow?(navigationController)
  }
}

/// A presentation's delegate that writes down what it is told.
final class SheetLog: UIAdaptivePresentationControllerDelegate {
  let log: Log
  var allows = true

  init(_ log: Log) { self.log = log }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.add("shouldDismiss")
    return allows
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.add("willDismiss")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.add("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.add("didAttemptToDismiss")
  }
}
