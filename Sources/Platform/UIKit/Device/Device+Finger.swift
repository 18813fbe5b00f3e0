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
    guard current is UIWindow || isInTouchableBar(current) || current === touchableAccessoryView
    else {
      return .outsideWindow(UIKitObjectName(view))
    }
    guard let prompt, current !== prompt else { return nil }
    return .covered(UIKitObjectName(view), by: UIKitObjectName(prompt))
  }

  /// The reason why `place`, which is the view or one of its superviews, keeps a touch from the
  /// view.
  private func refusal(of view: UIView, by place: UIView) -> TouchRefusal? {
    if place.isHidden || place.look?.alpha == 0 || place.isBesideSuperview {
      return .hidden(UIKitObjectName(view), in: outer(place, view))
    }
    if !place.isUserInteractionEnabled {
      return .interactionDisabled(UIKitObjectName(view), in: outer(place, view))
    }
    guard let modal = place.coveringModal else { return nil }
    return .covered(UIKitObjectName(view), by: UIKitObjectName(modal))
  }

  /// The input accessory view that is on screen: that of the first responder or, without one, of
  /// the screen in front if it can become first responder, or of the next responder that has one.
  public var touchableAccessoryView: UIView? {
    guard loop.runningTransitions == 0 else { return nil }
    let screen = shown { $0 }.last
    var responder = loop.firstResponder ?? (screen?.canBecomeFirstResponder == true ? screen : nil)
    while let current = responder {
      if let view = current.inputAccessoryView { return view }
      responder = current.next
    }
    return nil
  }

  /// Whether the view is a title or the custom view of an item in the bar in front. Such views are
  /// not placed in the hierarchy of the window.
  private func isInTouchableBar(_ view: UIView) -> Bool {
    guard let item = touchableNavigationController?.topViewController?.navigationItem else {
      return false
    }
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return item.titleView === view
      || buttons.contains { $0.customView === view && $0.isEnabled && !$0.isHidden }
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
      current = controller.shownChild ?? controller.embeddedChild
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
      current = controller.shownChild ?? controller.embeddedChild
    }
    return found
  }

  /// The innermost visible controller.
  public var visibleController: UIViewController? {
    window?.frontmostController?.innermostShownChild
  }
}

extension UIViewController {
  /// The frontmost child that one of the app's own containers shows, such as the content beside a
  /// side menu.
  fileprivate final var embeddedChild: UIViewController? {
    guard !managesChildrenItself, let own = viewIfLoaded else { return nil }
    return children.last { child in
      var current = child.viewIfLoaded
      while let view = current, view !== own {
        if view.isHidden || view.alpha == 0 || view.isBesideSuperview { return false }
        current = view.superview
      }
      return current === own
    }
  }
}
