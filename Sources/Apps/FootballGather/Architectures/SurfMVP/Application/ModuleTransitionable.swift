import UIKit

/// The transitions that a router performs from its module's view: SurfMVP's only base protocol.
protocol ModuleTransitionable: AnyObject {
  /// Whether the module is in a navigation stack.
  var isInStack: Bool { get }
  /// The modules above this one in the navigation stack, lowest first.
  var modulesAbove: [UIViewController] { get }

  func push(module: UIViewController, animated: Bool)
  func pop()
  /// Replaces the modules above this one, in one animated change, and dismisses an open alert.
  func replaceModulesAbove(with modules: [UIViewController])
  /// Presents the controller that `makeModule` returns, if this module is on screen.
  func presentModule(_ makeModule: () -> UIViewController)
}

extension ModuleTransitionable where Self: UIViewController {
  private var stack: [UIViewController] { navigationController?.viewControllers ?? [] }

  var isInStack: Bool { stack.contains { $0 === self } }

  var modulesAbove: [UIViewController] { Array(stack.drop { $0 !== self }.dropFirst()) }

  func push(module: UIViewController, animated: Bool) {
    navigationController?.pushViewController(module, animated: animated)
  }

  func pop() {
    navigationController?.popViewController(animated: true)
  }

  func replaceModulesAbove(with modules: [UIViewController]) {
    guard isInStack else { return }
    navigationController?.dismiss(animated: false)
    let replaced = modulesAbove
    guard !modules.elementsEqual(replaced, by: ===) else { return }
    navigationController?.setViewControllers(
      stack.dropLast(replaced.count) + modules, animated: true)
  }

  func presentModule(_ makeModule: () -> UIViewController) {
    guard viewIfLoaded?.window != nil else { return }
    present(makeModule(), animated: true)
  }
}
