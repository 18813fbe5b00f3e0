public import UIKit

/// A navigation controller delegate that logs `willShow(B)` and `didShow(B)`.
@MainActor public final class RecordingNavigationDelegate: UINavigationControllerDelegate {
  /// The log of the delegate's callbacks.
  public let log: CallbackLog
  /// Called in `didShow`, after logging.
  public var onDidShow: ((UINavigationController) -> Void)?

  /// Creates a delegate, which a navigation controller does not retain.
  public init(_ log: CallbackLog) { self.log = log }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.add("willShow(\(name(of: viewController)))") }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("didShow(\(name(of: viewController)))")
    onDidShow?(navigationController)
  }

  private func name(of controller: UIViewController) -> String {
    (controller as? RecordingController)?.name ?? controller.title ?? "?"
  }
}

/// A sheet delegate that logs its callbacks.
@MainActor public final class RecordingSheetDelegate: UIAdaptivePresentationControllerDelegate {
  /// The log of the delegate's callbacks.
  public let log: CallbackLog
  /// Whether the sheet can be dismissed by swiping.
  public var allows = true

  /// Creates a delegate, which a presentation controller does not retain.
  public init(_ log: CallbackLog) { self.log = log }

  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.add("shouldDismiss")
    return allows
  }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.add("willDismiss")
  }
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.add("didDismiss")
  }
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.add("didAttemptToDismiss")
  }
}

/// An app delegate that logs the app's state changes.
@MainActor public final class RecordingAppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?
  public weak var log: CallbackLog?
  /// Called when a URL is opened, after logging.
  public var onOpen: (() -> Void)?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log?.add("didFinishLaunching")
    return true
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {
    log?.add("didBecomeActive")
  }
  public func applicationWillResignActive(_ application: UIApplication) {
    log?.add("willResignActive")
  }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    log?.add("didEnterBackground")
  }
  public func applicationWillEnterForeground(_ application: UIApplication) {
    log?.add("willEnterForeground")
  }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    log?.add("memoryWarning")
  }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    log?.add("open \(url)")
    onOpen?()
    return true
  }
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { log?.add("notification \(userInfo["link"] ?? "")") }
}
