import Testing
import UIKit

// MARK: - Tabs whose flows start when they are first shown

final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
  var onFeedFlowSelect: ((UINavigationController) -> Void)?
  var onProfileFlowSelect: ((UINavigationController) -> Void)?
  var onViewDidLoad: ((UINavigationController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let feed = UINavigationController()
    feed.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
    let profile = UINavigationController()
    profile.tabBarItem = UITabBarItem(title: "Profile", image: nil, tag: 1)
    viewControllers = [feed, profile]
    if let controller = customizableViewControllers?.first as? UINavigationController {
      onViewDidLoad?(controller)
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let controller = viewController as? UINavigationController else { return }
    if selectedIndex == 0 {
      onFeedFlowSelect?(controller)
    } else if selectedIndex == 1 {
      onProfileFlowSelect?(controller)
    }
  }
}

final class TabbarCoordinator {
  let tabBarController = MainTabBarController()
  private(set) var startedFlows: [String] = []

  func start() {
    tabBarController.onViewDidLoad = runFlow("feed")
    tabBarController.onFeedFlowSelect = runFlow("feed")
    tabBarController.onProfileFlowSelect = runFlow("profile")
  }

  private func runFlow(_ name: String) -> (UINavigationController) -> Void {
    { [unowned self] navigationController in
      guard navigationController.viewControllers.isEmpty else { return }
      startedFlows.append(name)
      let controller = UIViewController()
      controller.title = name
      navigationController.setViewControllers([controller], animated: false)
    }
  }
}

// MARK: - Test

@MainActor @Suite("Tabs started on first show") struct TabsOnFirstShowTests {
  @Test("each flow starts once, when its tab is first shown")
  func startsOnce() {
    let phone = Phone()
    let coordinator = TabbarCoordinator()
    coordinator.start()
    phone.show(coordinator.tabBarController)
    #expect(coordinator.startedFlows == ["feed"])
    #expect(phone.screen?.title == "feed")

    #expect(phone.doing { $0.tapTab(1).isDelivered })
    #expect(coordinator.startedFlows == ["feed", "profile"])
    #expect(phone.screen?.title == "profile")

    phone.doing { $0.tapTab(0).isDelivered }
    phone.doing { $0.tapTab(1).isDelivered }
    #expect(coordinator.startedFlows == ["feed", "profile"])
  }
}
