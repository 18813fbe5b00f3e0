import Testing
import UIKit

// MARK: - A coordinator that reads the source of the transition

@MainActor class AccountCoordinator: NSObject {
  let navigationController: UINavigationController
  private(set) var children: [BuyCoordinator] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let account = UIViewController()
    account.title = "Account"
    account.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Buy", style: .plain, target: self, action: #selector(buy))
    navigationController.delegate = self
    navigationController.pushViewController(account, animated: false)
  }

  @objc private func buy() {
    let child = BuyCoordinator(navigationController: navigationController)
    children.append(child)
    child.start()
  }
}

extension AccountCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let fromViewController = navigationController.transitionCoordinator?.viewController(
        forKey: .from),
      !navigationController.viewControllers.contains(fromViewController),
      let buyViewController = fromViewController as? BuyViewController
    else { return }
    children.removeAll { $0 === buyViewController.coordinator }
  }
}

@MainActor class BuyCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let controller = BuyViewController()
    controller.coordinator = self
    navigationController.pushViewController(controller, animated: true)
  }
}

class BuyViewController: UIViewController {
  weak var coordinator: BuyCoordinator?
}

// MARK: - Test

@MainActor @Suite("Coordinator as navigation delegate") struct FromViewControllerTests {
  @Test("going back releases the child, but a push above it does not")
  func releasesChild() {
    let phone = Phone()
    let navigation = UINavigationController()
    let coordinator = AccountCoordinator(navigationController: navigation)
    coordinator.start()
    phone.show(navigation)

    #expect(phone.tap("Buy"))
    weak let child = coordinator.children.first
    #expect(child != nil)
    navigation.pushViewController(UIViewController(), animated: true)
    phone.settle()
    phone.doing { $0.tapBack() }
    #expect(child != nil && phone.screen is BuyViewController)

    #expect(phone.doing { $0.tapBack() })
    #expect(coordinator.children.isEmpty)
    #expect(child == nil)
  }
}
