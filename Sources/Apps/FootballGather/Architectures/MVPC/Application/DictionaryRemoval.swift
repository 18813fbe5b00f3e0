import UIKit

/// Lets a navigation controller own the children, in a dictionary keyed by their screens.
final class DictionaryRemoval: ChildRemoval {
  // The window owns the navigation controller.
  private weak var flow: FlowNavigationController?

  func makeNavigationController() -> UINavigationController {
    let controller = FlowNavigationController()
    controller.delegate = controller
    flow = controller
    return controller
  }

  func keep(
    _ child: any Coordinator, of parent: any Coordinator, showing controller: UIViewController
  ) {
    flow?.keep(child, showing: controller)
  }
}
