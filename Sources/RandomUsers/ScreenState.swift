import UIKit

/// The arrangement of screens in a window, by class: `UINavigationController[List, Detail] > Edit` is a stack of two
/// under a modal.
@MainActor enum ScreenState {
  static func describe(_ window: UIWindow?) -> String {
    window?.rootViewController.map(describe) ?? "no screen"
  }

  private static func describe(_ controller: UIViewController) -> String {
    var text = "\(type(of: controller))"
    switch controller {
    case let stack as UINavigationController:
      text += "[" + stack.viewControllers.map(describe).joined(separator: ", ") + "]"
    case let tabs as UITabBarController:
      let all = (tabs.viewControllers ?? []).enumerated().map {
        ($0.offset == tabs.selectedIndex ? "*" : "") + describe($0.element)
      }
      text += "[" + all.joined(separator: ", ") + "]"
    default:
      let children = controller.children
      if !children.isEmpty { text += "{" + children.map(describe).joined(separator: ", ") + "}" }
    }
    // What a child presents hangs on the outermost controller; it is told once, there.
    if controller.parent == nil, let modal = controller.presentedViewController {
      text += " > " + describe(modal)
    }
    return text
  }
}
