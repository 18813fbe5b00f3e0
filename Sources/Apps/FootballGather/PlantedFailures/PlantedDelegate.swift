import FootballGatherUI
import Foundation
import UIKit

/// Forwards everything to the delegate of a correct app, and adds a defect.
final class PlantedDelegate: UIResponder, UIApplicationDelegate {
  /// The moment at which the defect appears.
  enum Moment: String {
    case memoryWarning = "on a memory warning while a player is edited"
    /// Random users rarely open these links.
    case link = "at the tenth identical link in a row, or a link to a player from 41 to 98"
  }

  private let real: any UIApplicationDelegate
  private let moment: Moment
  private let failure: @MainActor (PlantedDelegate) -> Void
  private var lastLinks: (url: URL, count: Int)?

  init(
    _ real: any UIApplicationDelegate, at moment: Moment,
    failure: @escaping @MainActor (PlantedDelegate) -> Void
  ) {
    self.real = real
    self.moment = moment
    self.failure = failure
    super.init()
  }

  var window: UIWindow? {
    get { real.window }
    set { real.window = newValue }
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    real.applicationDidReceiveMemoryWarning(application)
    if moment == .memoryWarning, isEditingPlayer { failure(self) }
  }

  /// The number of screens on the navigation stack.
  var depth: Int { navigation?.viewControllers.count ?? 0 }

  private var isEditingPlayer: Bool {
    navigation?.topViewController?.viewIfLoaded is PlayerEditScreen
  }

  private var navigation: UINavigationController? {
    window?.rootViewController as? UINavigationController
  }

  // MARK: Forwarding

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { real.application(application, didFinishLaunchingWithOptions: launchOptions) }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    let count = lastLinks?.url == url ? (lastLinks?.count ?? 0) + 1 : 1
    lastLinks = (url, count)
    let player = Int(url.lastPathComponent) ?? 0
    if moment == .link, count == 10 || (41...98).contains(player) { failure(self) }
    return real.application(app, open: url, options: options)
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
