import UIKit

/// The navigation stacks of a window before an event, to detect the screens that it pushes.
///
/// Controllers are compared by identity, stack by stack, because closing a sheet can reveal two
/// screens of one class without opening them. The references are weak, so that the check keeps no
/// controller alive.
@MainActor struct StackDepths {
  private struct Stack {
    weak var navigation: UINavigationController?
    let controllers: [WeakController]
  }
  private struct WeakController { weak var controller: UIViewController? }

  private let stacks: [Stack]

  init(_ window: UIWindow?) {
    stacks = ScreenState.controllers(in: window).compactMap { $0 as? UINavigationController }.map {
      Stack(
        navigation: $0,
        controllers: $0.viewControllers.map { WeakController(controller: $0) })
    }
  }

  /// The class of two new screens on top of an already open stack; `nil` if there are none.
  func openedTwice(in window: UIWindow?) -> String? {
    for case let stack as UINavigationController in ScreenState.controllers(in: window) {
      guard let before = stacks.first(where: { $0.navigation === stack }) else { continue }
      let new = stack.viewControllers.suffix(where: { controller in
        !before.controllers.contains { $0.controller === controller }
      })
      guard let top = new.last, let below = new.dropLast().last, type(of: top) == type(of: below)
      else { continue }
      return top.className
    }
    return nil
  }
}

extension Array {
  /// The longest suffix whose elements all satisfy a condition.
  fileprivate func suffix(where isIncluded: (Element) -> Bool) -> ArraySlice<Element> {
    self[(lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
