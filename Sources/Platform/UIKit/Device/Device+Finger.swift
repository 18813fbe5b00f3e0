// Checks whether touches arrive. The other extensions perform touches: each function returns the
// touch's result, and a refused touch changes nothing.
extension Device {
  /// Whether a touch would reach a view.
  ///
  /// The touch arrives if the view is in a window and visible, interaction is enabled for the view
  /// and its superviews, nothing is presented over the view, and no transition is running.
  public func canTouch(_ view: UIView) -> Bool { refusal(of: view) == nil }

  /// The reason why a touch would not reach a view, or `nil` if it would.
  public func refusal(of view: UIView) -> TouchRefusal? {
    // Touches are ignored during transitions (rule 65).
    if let refusal = refusalOfAnyTouch { return refusal }
    var current: UIView = view
    while true {
      if let refusal = refusal(of: view, by: current) { return refusal }
      guard let parent = current.superview else { break }
      current = parent
    }
    guard current is UIWindow else { return .outsideWindow(UIKitObjectName(view)) }
    guard let prompt, current !== prompt else { return nil }
    return .covered(UIKitObjectName(view), by: UIKitObjectName(prompt))
  }

  /// The reason why `place`, which is the view or one of its superviews, keeps a touch from the
  /// view.
  private func refusal(of view: UIView, by place: UIView) -> TouchRefusal? {
    if place.isHidden || place.look?.alpha == 0 {
      return .hidden(UIKitObjectName(view), in: outer(place, view))
    }
    if !place.isUserInteractionEnabled {
      return .interactionDisabled(UIKitObjectName(view), in: outer(place, view))
    }
    guard let modal = place.coveringModal else { return nil }
    return .covered(UIKitObjectName(view), by: UIKitObjectName(modal))
  }

  private func outer(_ place: UIView, _ view: UIView) -> UIKitObjectName? {
    place === view ? nil : UIKitObjectName(place)
  }

  /// The reason why no touch arrives at the moment, or `nil`.
  var refusalOfAnyTouch: TouchRefusal? {
    loop.runningTransitions == 0 ? nil : .transitionRunning(count: loop.runningTransitions)
  }

  func refusal(of control: UIControl) -> TouchRefusal? {
    control.isEnabled ? refusal(of: control as UIView) : .disabled(UIKitObjectName(control))
  }

  /// The innermost visible navigation controller in front whose bar can be touched.
  public var touchableNavigationController: UINavigationController? {
    guard loop.runningTransitions == 0 else { return nil }
    return innermostStack { !$0.isNavigationBarHidden }
  }

  /// The innermost visible navigation controller in front, with or without a bar.
  var innermostStack: UINavigationController? { innermostStack { _ in true } }

  private func innermostStack(
    _ isAccepted: (UINavigationController) -> Bool
  ) -> UINavigationController? {
    var found: UINavigationController?
    var current = window?.frontmostController
    while let controller = current {
      if let stack = controller.asNavigationController, isAccepted(stack) { found = stack }
      current = controller.shownChild
    }
    return found
  }

  /// The tab bar controller whose bar can be touched.
  public var touchableTabBarController: UITabBarController? {
    guard loop.runningTransitions == 0 else { return nil }
    return shown { $0 as? UITabBarController }.last { $0.showsTabBar }
  }

  /// The visible controllers of the frontmost hierarchy that `cast` accepts, outermost first.
  func shown<Found>(_ cast: (UIViewController) -> Found?) -> [Found] {
    var found: [Found] = []
    var current = window?.frontmostController
    while let controller = current {
      if let match = cast(controller) { found.append(match) }
      current = controller.shownChild
    }
    return found
  }

  /// The innermost visible controller.
  public var visibleController: UIViewController? {
    window?.frontmostController?.innermostShownChild
  }
}
