public import Foundation
public import UIKit

/// An app delegate that shows a stack in a window, for tests of coordinators.
@MainActor public final class StackDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  private let navigation: UINavigationController
  private let start: () -> Void
  private let open: (URL) -> Bool

  /// - Parameters:
  ///   - start: Starts the root coordinator, before the stack is in a window.
  ///   - open: Follows a link.
  public init(
    _ navigation: UINavigationController, start: @escaping () -> Void = {},
    open: @escaping (URL) -> Bool = { _ in false }
  ) {
    self.navigation = navigation
    self.start = start
    self.open = open
    super.init()
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    open(url)
  }
}
