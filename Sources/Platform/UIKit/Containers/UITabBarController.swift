/// A container that shows the child of the selected tab.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  @exclusivity(unchecked) open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar()
  @exclusivity(unchecked) private final var tabs: [UIViewController] = []
  @exclusivity(unchecked) private final var selection: Int?

  // MARK: The tabs

  /// The children, one per tab.
  ///
  /// Setting the children leaves the selected child selected if it remains, or else selects the
  /// first. No child's view is loaded before the child is shown (rule 117).
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The tabs that the user can rearrange. Has no effect; reset to all tabs when tabs are set.
  @exclusivity(unchecked) open var customizableViewControllers: [UIViewController]?

  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let new = controllers ?? []
    guard new.allSatisfy(mayTake) else { return }
    let added = new.elements(notIn: tabs)
    for tab in added {
      Self.release(tab, to: self)
      tab.willMove(toParent: self)
      tab.parent = self
    }
    for tab in tabs where !new.contains(where: { $0 === tab }) { tab.willMove(toParent: nil) }
    // Overrides anything that a callback has set or selected in the meantime.
    let selected = shownChild
    let removed = tabs.elements(notIn: new)
    tabs = new
    customizableViewControllers = controllers
    children = new
    tabBar.items = new.map(\.tabBarItem)
    selection = nil
    let kept = selected.flatMap { tab in new.firstIndex { $0 === tab } }
    move(to: kept ?? (new.isEmpty ? nil : 0), from: selected)
    for tab in removed where tab.parent === self {
      tab.leaveAtOnce(self)
      tab.parent = nil
      tab.didMove(toParent: nil)
    }
    for tab in added { tab.didMove(toParent: self) }
  }

  override func forgetChild(_ child: UIViewController) {
    super.forgetChild(child)
    guard tabs.contains(identicalTo: child) else { return }
    let selected = shownChild
    tabs.removeAll { $0 === child }
    tabBar.items = tabs.map(\.tabBarItem)
    selection = nil
    let kept = selected.flatMap { tab in tabs.firstIndex { $0 === tab } }
    move(to: kept ?? (tabs.isEmpty ? nil : 0), from: selected)
    child.leaveAtOnce(self)
  }

  // MARK: The selection

  /// The index of the selected tab, or `NSNotFound`.
  ///
  /// Setting it does not call the delegate (rule 120).
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set {
      if tabs.indices.contains(newValue) {
        move(to: newValue, from: shownChild)
      } else if !MainLoop.current.behavior.ignoresTabsOutOfRange || newValue == NSNotFound {
        move(to: nil, from: shownChild)
      }
    }
  }

  open var selectedViewController: UIViewController? {
    get { selection.map { tabs[$0] } }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        return MainLoop.current.record(
          .crashed(
            reason: "-[UITabBarController setSelectedViewController:] only a view controller in the"
              + " tab bar controller's list of view controllers can be selected"),
          about: self)
      }
      move(to: index, from: shownChild)
    }
  }

  override var shownChild: UIViewController? { selection.map { tabs[$0] } }
  override var managesChildrenItself: Bool { true }
  override var towardsScreen: (next: Unmanaged<UIViewController>, isScreen: Bool)? {
    guard let shownChild else { return nil }
    return (Unmanaged.passUnretained(shownChild), false)
  }

  // The change is immediate and without animation (rule 118).
  private func move(to index: Int?, from old: UIViewController?) {
    selection = index
    tabBar.selectedItem = index.map { tabs[$0].tabBarItem }
    let new = shownChild
    guard new !== old else { return }
    showAtOnce(new, insteadOf: old, newFirst: MainLoop.current.behavior.newTabAppearsFirst)
  }

  override func forEachPlacedChild(_ body: (UIViewController) -> Void) { tabs.forEach(body) }
  override func willShowVisibleChild(_ animated: Bool) { arrangeChildViews() }

  /// Called when the user taps a tab, before it is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Simulates a tap on a tab.
  ///
  /// The delegate is called before and after, even for the selected tab, whose navigation stack
  /// then pops to its root (rules 119 and 121).
  final func userSelects(_ index: Int) {
    let tab = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    tabBar(tabBar, didSelect: tab.tabBarItem)
    if index == selection {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      move(to: index, from: shownChild)
    }
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// Whether the bar is visible and can be tapped (rule 31).
  final var showsTabBar: Bool {
    guard !tabBar.isHidden else { return false }
    let stack = (shownChild as? UINavigationController)?.viewControllers ?? []
    return !stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}

/// The methods called when the user taps a tab (rules 119 to 121). The delegate is referenced
/// weakly (M14).
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
