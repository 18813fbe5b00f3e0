import RandomUsers
import UIKit
import UserSessions

/// A child is removed only when its flow finishes, not on the back button or swipe.
enum L03 {
  nonisolated static let defect = Defect(
    "L03", "a child is not removed when the user goes back", .abandoned,
    of: "L03.DetailCoordinator", suspect: "AppCoordinator.children",
    events: [.tap("Open"), .back, .tap("Open"), .swipeBack(isFinished: true)], times: 3
  ) { isFixed in .root { AppCoordinator(window: $0, isFixed: isFixed) } }

  final class AppCoordinator: NSObject, AppRoot, UINavigationControllerDelegate {
    private let navigation = UINavigationController()
    private let isFixed: Bool
    private var children: [DetailCoordinator] = []

    init(window: UIWindow, isFixed: Bool) {
      self.isFixed = isFixed
      super.init()
      window.rootViewController = navigation
      navigation.delegate = self
    }

    func start() {
      let list = ListScreen("Open") { [weak self] in self?.open() }
      navigation.setViewControllers([list], animated: false)
    }

    private func open() {
      let child = DetailCoordinator(navigation)
      children.append(child)
      child.start()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard isFixed else { return }
      children.removeAll { $0.hasLeft }
    }
  }

  final class DetailCoordinator {
    private weak var navigation: UINavigationController?
    private weak var detail: DetailScreen?

    var hasLeft: Bool { detail?.navigationController == nil }

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func start() {
      let detail = DetailScreen()
      self.detail = detail
      navigation?.pushViewController(detail, animated: true)
    }
  }

  final class ListScreen: Screen {}
  final class DetailScreen: Screen {}
}
