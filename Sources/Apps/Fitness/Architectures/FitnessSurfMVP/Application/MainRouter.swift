import UIKit

/// A router that holds no references: each call acts on the app's frontmost controller.
final class MainRouter: Router {
  /// The frontmost stack; `nil` while an alert is in front.
  var stack: UINavigationController? {
    let tab = (container as? UITabBarController)?.selectedViewController
    return (tab ?? container) as? UINavigationController
  }

  /// The tabs, or the topmost alert or sheet.
  ///
  /// Not the top module: its view is not yet in the window when its stack has just changed.
  var container: UIViewController? {
    var frontmost = UIApplication.shared.keyWindow?.rootViewController
    while let presented = frontmost?.presentedViewController { frontmost = presented }
    return frontmost
  }
}
