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
    if place.isHidden || place.look?.alpha == 0
      || NSLayoutConstraint.areInUse && place.isBesideSuperview
    {
      return .hidden(UIKitObjectName(view), in: outer(place, view))
    }
    if !place.isUserInteractionEnabled {
      return .interactionDisabled(UIKitObjectName(view), in: outer(place, view))
    }
    guard let modal = place.coveringModal else { return nil }
    return .covered(UIKitObjectName(view), by: UIKitObjectName(modal))
  }

  /// The input accessory view that is on screen and not covered by a modal: that of the first
  /// responder or, without one, of the screen in front if it can become first responder, or of the
  /// next responder that has one.
  public var touchableAccessoryView: UIView? {
    guard loop.runningTransitions == 0 else { return nil }
    let screen = visibleController
    var responder = loop.firstResponder ?? (screen?.canBecomeFirstResponder == true ? screen : nil)
    while let current = responder {
      if let view = current.inputAccessoryView { return current.isCoveredByModal ? nil : view }
      responder = current.next
    }
    // The text view of a chat bar is in the accessory view of the screen.
    guard let view = screen?.inputAccessoryView, let editor = loop.firstResponder as? UIView,
      editor.isDescendant(of: view), screen?.isCoveredByModal == false
    else { return nil }
    return view
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
      current = controller.shownChild
    }
    return found
      ?? visibleController?.firstEmbedded { controller in
        controller.asNavigationController.flatMap { isAccepted($0) ? $0 : nil }
      }
  }

  /// The tab bar controller whose bar can be touched.
  public var touchableTabBarController: UITabBarController? {
    guard loop.runningTransitions == 0 else { return nil }
    func withBar(_ controller: UIViewController) -> UITabBarController? {
      (controller as? UITabBarController).flatMap { $0.showsTabBar ? $0 : nil }
    }
    return shown(withBar).last ?? visibleController?.firstEmbedded(withBar)
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

extension UIResponder {
  fileprivate final var isCoveredByModal: Bool {
    var place = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    while let view = place {
      if view.coveringModal != nil { return true }
      place = view.superview
    }
    return false
  }
}

extension UIViewController {
  /// The innermost controller that `match` accepts in the frontmost child that has one, among the
  /// visible children of an app's own container, such as the content beside a side menu.
  fileprivate final func firstEmbedded<Found>(_ match: (UIViewController) -> Found?) -> Found? {
    for child in embeddedChildren {
      var found: Found?
      var (last, current) = (child, Optional(child))
      while let controller = current {
        found = match(controller) ?? found
        (last, current) = (controller, controller.shownChild)
      }
      if let found = found ?? last.firstEmbedded(match) { return found }
    }
    return nil
  }

  /// The visible children of an app's own container, from front to back.
  private var embeddedChildren: [UIViewController] {
    guard !children.isEmpty, !managesChildrenItself, let own = viewIfLoaded else { return [] }
    let places = own.subviews
    let visible = children.compactMap { child -> (child: UIViewController, place: Int)? in
      var current = child.viewIfLoaded
      while let view = current {
        if view.isHidden || view.alpha == 0 || view.isBesideSuperview { return nil }
        if let place = places.firstIndex(identicalTo: view) { return (child, place) }
        current = view.superview
      }
      return nil
    }
    return visible.sorted { $0.place > $1.place }.map(\.child)
  }
}
