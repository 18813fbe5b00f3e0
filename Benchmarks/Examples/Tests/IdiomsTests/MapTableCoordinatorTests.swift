import Testing
import UIKit

// MARK: - Children in a table with their first screens as weak keys

class FlowCoordinator: NSObject {
  private let children = NSMapTable<UIViewController, FlowCoordinator>(
    keyOptions: .weakMemory, valueOptions: .strongMemory)
  private let listeners = NSHashTable<AnyObject>.weakObjects()
  let rootViewController: UIViewController

  init(rootViewController: UIViewController) {
    self.rootViewController = rootViewController
    super.init()
  }

  func push(_ child: FlowCoordinator, on navigationController: UINavigationController) {
    children.setObject(child, forKey: child.rootViewController)
    listeners.add(child)
    navigationController.pushViewController(child.rootViewController, animated: true)
  }

  func child(for viewController: UIViewController) -> FlowCoordinator? {
    children.object(forKey: viewController)
  }

  var childCount: Int { listeners.allObjects.count }
}

/// A coordinator whose screen only the stack retains.
final class ItemCoordinator: FlowCoordinator {
  init(number: Int) {
    super.init(rootViewController: ItemViewController())
    rootViewController.title = "Item \(number)"
  }
}

final class ItemViewController: UIViewController {}

@MainActor final class ItemRegistry {
  private let coordinators = NSMapTable<UIViewController, NSString>.weakToStrongObjects()

  func register(_ name: String, for controller: UIViewController) {
    coordinators.setObject(name as NSString, forKey: controller)
  }

  func name(for controller: UIViewController) -> String? {
    coordinators.object(forKey: controller) as String?
  }

  var count: Int { coordinators.count }
}

// MARK: - Test

@MainActor @Suite("Coordinators in a table with weak keys") struct MapTableCoordinatorTests {
  @Test("a value that retains its own key is never released")
  func keptByItself() throws {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let parent = FlowCoordinator(rootViewController: navigation)
    phone.show(navigation)

    parent.push(ItemCoordinator(number: 1), on: navigation)
    phone.settle()
    let screen = try #require(phone.screen)
    #expect(parent.child(for: screen)?.rootViewController.title == "Item 1")

    phone.doing { $0.tapBack() }
    #expect(phone.screen !== screen)
    #expect(parent.childCount == 1)
  }

  @Test("a value that does not retain its key is released with its screen")
  func goneWithScreen() {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let registry = ItemRegistry()
    phone.show(navigation)
    do {
      let controller = ItemViewController()
      registry.register("one", for: controller)
      navigation.pushViewController(controller, animated: true)
      #expect(registry.name(for: controller) == "one")
    }
    phone.settle()
    #expect(registry.count == 1)

    phone.doing { $0.tapBack() }
    #expect(registry.count == 0)
  }
}
