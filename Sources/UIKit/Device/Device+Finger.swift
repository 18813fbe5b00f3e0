// What a finger can reach. What it does there is in the other extensions: each returns whether the touch arrived, and one
// that does not changes nothing.
extension Device {
  /// Whether a touch on a view would reach it: in the window, visible, not switched off anywhere above, nothing
  /// presented over it, and no transition under way.
  public func canTouch(_ view: UIView) -> Bool {
    // Touches are ignored while screens move (rule 65).
    guard loop.runningTransitions == 0 else { return false }
    var current: UIView = view
    while true {
      guard !current.isHidden, current.isUserInteractionEnabled, current.look?.alpha != 0 else {
        return false
      }
      if let controller = current.controller, controller.presentation != nil { return false }
      guard let parent = current.superview else { break }
      current = parent
    }
    return current is UIWindow
  }

  /// The navigation controller whose bar can be touched: the innermost that is seen of what is in front.
  public var touchableNavigationController: UINavigationController? {
    guard loop.runningTransitions == 0 else { return nil }
    var found: UINavigationController?
    var current = window?.frontmostController
    while let controller = current {
      if let stack = controller.asNavigationController, !stack.isNavigationBarHidden {
        found = stack
      }
      current = controller.shownChild
    }
    return found
  }

  /// The tab bar controller whose bar can be touched.
  public var touchableTabBarController: UITabBarController? {
    guard loop.runningTransitions == 0 else { return nil }
    return shown { $0 as? UITabBarController }.last { $0.showsTabBar }
  }

  /// What is seen in front, from the outermost container to the controller whose view a user looks at.
  func shown<Found>(_ cast: (UIViewController) -> Found?) -> [Found] {
    var found: [Found] = []
    var current = window?.frontmostController
    while let controller = current {
      if let match = cast(controller) { found.append(match) }
      current = controller.shownChild
    }
    return found
  }

  /// The controller whose own view a user looks at.
  public var visibleController: UIViewController? {
    window?.frontmostController?.innermostShownChild
  }
}
