// What a finger can reach. What it does there is in the other extensions: each returns what became of the touch, and one that did
// not arrive changes nothing.
extension Device {
  /// Whether a touch on a view would reach it: in the window, visible, not switched off anywhere above, nothing
  /// presented over it, and no transition under way.
  public func canTouch(_ view: UIView) -> Bool { refusal(of: view) == nil }

  /// Why a touch on a view would not reach it.
  public func refusal(of view: UIView) -> TouchRefusal? {
    // Touches are ignored while screens move (rule 65).
    if let refusal = refusalOfAnyTouch { return refusal }
    var current: UIView = view
    while true {
      if current.isHidden || current.look?.alpha == 0 {
        return .hidden(UIKitObjectName(view), in: outer(current, view))
      }
      if !current.isUserInteractionEnabled {
        return .interactionDisabled(UIKitObjectName(view), in: outer(current, view))
      }
      if let modal = current.controller?.presentation?.controller {
        return .covered(UIKitObjectName(view), by: UIKitObjectName(modal))
      }
      guard let parent = current.superview else { break }
      current = parent
    }
    return current is UIWindow ? nil : .outsideWindow(UIKitObjectName(view))
  }

  private func outer(_ place: UIView, _ view: UIView) -> UIKitObjectName? {
    place === view ? nil : UIKitObjectName(place)
  }

  /// Why no touch at all arrives at the moment.
  var refusalOfAnyTouch: TouchRefusal? {
    loop.runningTransitions == 0 ? nil : .transitionRunning(count: loop.runningTransitions)
  }

  func refusal(of control: UIControl) -> TouchRefusal? {
    control.isEnabled ? refusal(of: control as UIView) : .disabled(UIKitObjectName(control))
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
