import RandomUsers
import UIKit
import UserSessions

/// A parent asks the transition coordinator which screen has left, and removes its child.
///
/// A pop without animation has no transition coordinator, so the child stays in the list.
enum L21 {
  nonisolated static let defect = Defect(
    "L21", "removing the child depends on the transition coordinator", .abandoned,
    of: "L21.DetailCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Open"), .openURL("shop://home")], times: 5
  ) { isFixed in .delegate { LinkDelegate(AppCoordinator(isFixed: isFixed)) } }

  final class AppCoordinator: NSObject, LinkedApp, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [DetailCoordinator] = []

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start(in window: UIWindow) {
      let list = ListScreen("Open") { [weak self] in self?.openDetail() }
      navigation.delegate = self
      navigation.setViewControllers([list], animated: false)
      window.rootViewController = navigation
    }

    /// Shows the list at once, as if the app had just been launched.
    func open(_ link: URL) { navigation.popToRootViewController(animated: false) }

    private func openDetail() {
      let child = DetailCoordinator(navigation)
      children.append(child)
      child.start()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      if isFixed {
        children.removeAll { !$0.isIn(navigationController.viewControllers) }
      } else if let left = navigationController.transitionCoordinator?.viewController(
        forKey: .from)
      {
        children.removeAll {
          $0.isIn([left]) && !navigationController.viewControllers.contains(left)
        }
      }
    }
  }

  final class DetailCoordinator {
    private weak var navigation: UINavigationController?
    private weak var detail: DetailScreen?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let detail = DetailScreen()
      self.detail = detail
      navigation?.pushViewController(detail, animated: true)
    }

    func isIn(_ screens: [UIViewController]) -> Bool { screens.contains { $0 === detail } }
  }

  final class ListScreen: Screen {}
  final class DetailScreen: Screen {}
}
