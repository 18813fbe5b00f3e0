// Touches on the items of bars, and choices in menus.
extension Device {
  /// Taps an item of a bar that is in front.
  @discardableResult public func tap(_ item: UIBarButtonItem) -> TouchResult {
    if let refusal = refusal(of: item) { return .refused(refusal) }
    item.perform()
    return .delivered
  }

  /// Chooses the action at a position in the menu that a button shows.
  @discardableResult public func choose(_ action: Int, inMenuOf button: UIButton) -> TouchResult {
    if let refusal = refusal(of: button) { return .refused(refusal) }
    return choose(action, in: button.menu, from: button)
  }

  /// Chooses the action at a position in the menu that an item of a bar in front shows.
  @discardableResult public func choose(
    _ action: Int, inMenuOf item: UIBarButtonItem
  ) -> TouchResult {
    if let refusal = refusal(of: item) { return .refused(refusal) }
    return choose(action, in: item.menu, from: item)
  }

  func choose(_ index: Int, in menu: UIMenu?, from sender: AnyObject) -> TouchResult {
    let actions = menu?.actions ?? []
    guard actions.indices.contains(index) else {
      return .refused(.missing("There is no action \(index): the menu has \(actions.count)."))
    }
    guard !actions[index].attributes.contains(.disabled) else {
      return .refused(.declined("The action \"\(actions[index].title)\" is disabled."))
    }
    actions[index].perform(from: sender)
    return .delivered
  }

  private func refusal(of item: UIBarButtonItem) -> TouchRefusal? {
    if let refusal = refusalOfAnyTouch { return refusal }
    guard item.isEnabled else { return .disabled(UIKitObjectName(item)) }
    guard !item.isHidden else { return .hidden(UIKitObjectName(item), in: nil) }
    return isInTouchableBar(item) ? nil : .missing("The item is in no bar that is in front.")
  }

  private func isInTouchableBar(_ item: UIBarButtonItem) -> Bool {
    if let bar = touchableNavigationController?.topViewController?.navigationItem,
      bar.rightBarButtonItems.contains(identicalTo: item)
        || bar.leftBarButtonItems.contains(identicalTo: item)
    {
      return true
    }
    if controllerWithToolbar?.topViewController?.toolbarItems.contains(identicalTo: item) == true {
      return true
    }
    let views = [
      window?.frontmostController?.viewIfLoaded, touchableAccessoryView, touchableInputView,
    ]
    return views.contains { $0?.firstToolbar(showing: item).map(canTouch) ?? false }
  }

  /// Whether the view is a title, a search bar or the custom view of an item in the bar in front.
  /// Such views are not placed in the hierarchy of the window.
  func isInTouchableBar(_ view: UIView) -> Bool {
    let bar = touchableNavigationController?.topViewController?.navigationItem
    if let bar, bar.titleView === view || bar.searchController?.searchBar === view { return true }
    let items =
      (bar?.leftBarButtonItems ?? []) + (bar?.rightBarButtonItems ?? [])
      + (controllerWithToolbar?.topViewController?.toolbarItems ?? [])
    return items.contains { $0.customView === view && $0.isEnabled && !$0.isHidden }
  }
}

extension [UIBarButtonItem]? {
  fileprivate func contains(identicalTo item: UIBarButtonItem) -> Bool {
    self?.firstIndex(identicalTo: item) != nil
  }
}

extension UIView {
  fileprivate final func firstToolbar(showing item: UIBarButtonItem) -> UIToolbar? {
    if let bar = self as? UIToolbar, bar.items.contains(identicalTo: item) { return bar }
    for child in subviews {
      if let bar = child.firstToolbar(showing: item) { return bar }
    }
    return nil
  }
}
