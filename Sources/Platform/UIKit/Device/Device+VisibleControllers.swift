// Finds the controllers that the user sees, and those whose bars can be touched.
extension Device {
  /// The innermost visible navigation controller in front whose bar can be touched.
  public var touchableNavigationController: UINavigationController? {
    guard loop.runningTransitions == 0 else { return nil }
    return innermostStack { !$0.isNavigationBarHidden }
  }

  /// The innermost visible navigation controller in front, with or without a bar.
  var innermostStack: UINavigationController? { innermostStack { _ in true } }

  /// The innermost visible navigation controller in front whose toolbar can be touched.
  public var controllerWithToolbar: UINavigationController? {
    guard loop.runningTransitions == 0 else { return nil }
    return innermostStack { !$0.isToolbarHidden }
  }

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

  /// The innermost visible controller, which may be an app's own container.
  public var visibleController: UIViewController? {
    window?.frontmostController?.innermostShownChild
  }

  /// The controller of the screen that the user sees: the innermost visible one or, if that is an
  /// app's own container which has one visible child and shows nothing else, that child's.
  public var screenInFront: UIViewController? {
    var screen = visibleController
    while let content = screen?.onlyContent { screen = content.innermostShownChild }
    return screen
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

  /// The only visible child of an app's own container that shows nothing else.
  fileprivate final var onlyContent: UIViewController? {
    let visible = embeddedChildren
    guard visible.count == 1, let child = visible.first?.viewIfLoaded,
      viewIfLoaded?.showsContent(besides: child) == false
    else { return nil }
    return visible.first
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

extension UIView {
  /// Whether there is anything to read or to touch here besides `view` and what is in it.
  fileprivate final func showsContent(besides view: UIView) -> Bool {
    guard self !== view, !isHidden, alpha > 0, !isBesideSuperview else { return false }
    switch self {
    case is UILabel, is UIControl, is UITextView, is UITableView, is UICollectionView,
      is UIPickerView, is UISearchBar:
      return true
    default: return subviews.contains { $0.showsContent(besides: view) }
    }
  }
}
