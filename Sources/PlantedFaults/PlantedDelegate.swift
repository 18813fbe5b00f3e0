import FootballGatherUI
import UIKit

/// Hands everything on to the delegate of an app that has no fault, and adds one.
final class PlantedDelegate: UIResponder, UIApplicationDelegate {
  private let real: any UIApplicationDelegate
  private let fault: @MainActor (PlantedDelegate) -> Void

  init(_ real: any UIApplicationDelegate, fault: @escaping @MainActor (PlantedDelegate) -> Void) {
    self.real = real
    self.fault = fault
    super.init()
  }

  var window: UIWindow? {
    get { real.window }
    set { real.window = newValue }
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    real.applicationDidReceiveMemoryWarning(application)
    if isEditingPlayer { fault(self) }
  }

  /// How many screens the navigation stack has.
  var depth: Int { navigation?.viewControllers.count ?? 0 }

  private var isEditingPlayer: Bool {
    navigation?.topViewController?.viewIfLoaded is PlayerEditScreen
  }

  private var navigation: UINavigationController? {
    window?.rootViewController as? UINavigationController
  }

  // MARK: Handed on

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    real.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    real.application(app, open: url, options: options)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    real.application(
      application, didReceiveRemoteNotification: userInfo,
      fetchCompletionHandler: completionHandler)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    real.applicationWillTerminate(application)
  }
}
