import RandomUsers
import UIKit

/// The object that an app keeps, and that shows its first screen.
protocol AppRoot: AnyObject {
  func start()
}

extension AppLaunch {
  /// Launches an app by its root.
  static func root(_ make: @escaping (UIWindow) -> any AppRoot) -> AppLaunch {
    .window { window in
      let root = make(window)
      root.start()
      return root
    }
  }
}
