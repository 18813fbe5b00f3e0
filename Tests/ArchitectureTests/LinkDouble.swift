import BenchmarkKit
import BenchmarkMetrics
import FootballGather
import FootballGatherCatalog
import FootballGatherUI
import Foundation
import UIKit

/// Forwards everything except links to MVC's delegate.
final class LinkDouble: UIResponder, UIApplicationDelegate {
  private let real: any UIApplicationDelegate
  private let opening: @MainActor (any UIApplicationDelegate, URL) -> Bool

  init(
    _ real: any UIApplicationDelegate,
    opening: @escaping @MainActor (any UIApplicationDelegate, URL) -> Bool
  ) {
    self.real = real
    self.opening = opening
    super.init()
  }

  var window: UIWindow? {
    get { real.window }
    set { real.window = newValue }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    real.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { opening(real, url) }

  /// Returns MVC with a custom way of opening links.
  static func subjects(
    _ name: String, opening: @escaping @MainActor @Sendable (any UIApplicationDelegate, URL) -> Bool
  ) -> [SubjectUnderTest] {
    let real = SubjectUnderTest.all(of: FootballGatherApp())[0]
    return SubjectUnderTest.all(
      [
        Architecture(
          name: "Double", module: "ArchitectureTests", source: "", roles: [],
          variants: [
            .init(name: name) { (services: Services) in
              LinkDouble(real.variant.makeDelegate(services), opening: opening)
            }
          ])
      ], of: FootballGatherApp())
  }
}
