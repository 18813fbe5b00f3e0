import UIKit

/// The router of the window: the splash, the tabs, and the sheets over them.
final class TabsRouter {
  let tabBarController = UITabBarController()
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func showSplash(_ viewController: UIViewController) {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }

  func setTabs(_ routers: [Router]) {
    tabBarController.viewControllers = routers.map(\.stack)
  }

  func showTabs() {
    window.rootViewController = tabBarController
  }

  var selectedIndex: Int { tabBarController.selectedIndex }

  func select(_ index: Int) {
    tabBarController.selectedIndex = index
  }

  // MARK: Sheets

  /// The controller of the sheet over the tabs or, if there is none, of the selected tab.
  var front: UIViewController? {
    tabBarController.presentedViewController ?? tabBarController.selectedViewController
  }

  /// Whether something is presented over the tabs.
  var isCovered: Bool { tabBarController.presentedViewController != nil }

  /// Presents a router's stack as a sheet, and observes its dismissal by a swipe.
  func present(_ sheet: Router, animated: Bool) {
    sheet.observePresentation()
    tabBarController.present(sheet.stack, animated: animated)
  }

  func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    tabBarController.dismiss(animated: animated, completion: completion)
  }
}
