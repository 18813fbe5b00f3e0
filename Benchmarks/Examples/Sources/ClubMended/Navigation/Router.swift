import UIKit

final class Router: NSObject {

  fileprivate weak var rootController: UINavigationController?
  fileprivate var completions: [UIViewController: CompletionBlock] = [:]

  init(rootController: UINavigationController) {
    self.rootController = rootController
    super.init()
    rootController.delegate = self
  }
}

// MARK: - Routable

extension Router: Routable {

  var toPresent: UIViewController? {
    rootController
  }

  func present(_ module: Presentable?) {
    present(module, animated: true)
  }

  func present(_ module: Presentable?, animated: Bool) {
    guard let controller = module?.toPresent else { return }
    rootController?.present(controller, animated: animated, completion: nil)
  }

  func push(_ module: Presentable?) {
    push(module, animated: true)
  }

  func push(_ module: Presentable?, animated: Bool) {
    push(module, animated: animated, completion: nil)
  }

  func push(_ module: Presentable?, animated: Bool, completion: CompletionBlock?) {
    guard let controller = module?.toPresent, controller is UINavigationController == false else {
      assertionFailure("A navigation controller cannot be pushed")
      return
    }
    if let completion = completion {
      completions[controller] = completion
    }
    rootController?.pushViewController(controller, animated: animated)
  }

  func popModule() {
    popModule(animated: true)
  }

  func popModule(animated: Bool) {
    rootController?.popViewController(animated: animated)
  }

  func dismissModule() {
    dismissModule(animated: true, completion: nil)
  }

  func dismissModule(animated: Bool, completion: CompletionBlock?) {
    rootController?.dismiss(animated: animated, completion: completion)
  }

  func setRootModule(_ module: Presentable?) {
    setRootModule(module, hideBar: false)
  }

  func setRootModule(_ module: Presentable?, hideBar: Bool) {
    guard let controller = module?.toPresent else { return }
    rootController?.setViewControllers([controller], animated: false)
    rootController?.isNavigationBarHidden = hideBar
  }

  func popToRootModule(animated: Bool) {
    rootController?.popToRootViewController(animated: animated)
  }
}

// MARK: - UINavigationControllerDelegate

extension Router: UINavigationControllerDelegate {

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let gone = completions.keys.filter { !navigationController.viewControllers.contains($0) }
    gone.forEach { runCompletion(for: $0) }
  }

  private func runCompletion(for controller: UIViewController) {
    guard let completion = completions.removeValue(forKey: controller) else { return }
    completion()
  }
}
