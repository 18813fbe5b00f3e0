import UIKit

/// The arrangement of screens in a window, by class.
///
/// `UINavigationController[List, Detail] > Edit` is a stack of two below a modal. Repeating
/// sequences of modals are folded into one.
@MainActor package enum ScreenState {
  static func describe(_ window: UIWindow?) -> String {
    guard let root = window?.rootViewController else { return "no screen" }
    return folded(layers(root).map(describe)).joined(separator: " > ")
  }

  /// All controllers of a window, containers and their children, from bottom to top.
  package static func controllers(in window: UIWindow?) -> [UIViewController] {
    func all(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(all)
    }
    return window?.rootViewController.map { layers($0).flatMap(all) } ?? []
  }

  // A controller presented by a child belongs to the outermost controller.
  private static func layers(_ root: UIViewController) -> [UIViewController] {
    Array(sequence(first: root) { $0.presentedViewController })
  }

  /// Folds `A > B > A > B` into `A > B`.
  private static func folded(_ layers: [String]) -> [String] {
    for length in 1...max(1, layers.count / 2) where layers.count >= 2 * length {
      let (top, below) = (layers.suffix(length), layers.dropLast(length))
      if below.suffix(length).elementsEqual(top) { return folded(Array(below)) }
    }
    return layers
  }

  private static func describe(_ controller: UIViewController) -> String {
    var text = controller.className
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
    return text
  }
}

extension UIViewController {
  /// The name of the class without its module; several times faster than describing the type.
  var className: String { _typeName(type(of: self), qualified: false) }
}
