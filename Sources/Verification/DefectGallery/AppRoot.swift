import RandomUsers
import UIKit

/// The root object of an app, which shows the first screen.
protocol AppRoot: AnyObject {
  func start()
}

extension AppLaunch {
  /// Launches an app from its root object.
  static func root(_ make: @escaping (UIWindow) -> any AppRoot) -> AppLaunch {
    .window { window in
      let root = make(window)
      root.start()
      return root
    }
  }
}
