// What a finger does to go back, to change tabs and pages, and to be rid of what is in front.
extension Device {
  // MARK: Going back

  /// The stack whose back button is there to be tapped.
  public var stackWithBackButton: UINavigationController? {
    guard let stack = touchableNavigationController, stack.viewControllers.count > 1,
      stack.topViewController?.navigationItem.showsBackButton == true
    else { return nil }
    return stack
  }

  /// The stack that a swipe from the left edge would go back in. Its bar may be hidden: a recognizer's delegate of the app's
  /// own can let the swipe begin all the same.
  public var swipeableStack: UINavigationController? {
    guard loop.runningTransitions == 0, let stack = shown({ $0.asNavigationController }).last,
      stack.canSwipeBack
    else { return nil }
    return stack
  }

  /// Taps the back button.
  @discardableResult public func tapBack() -> Bool {
    guard let stack = stackWithBackButton, let item = stack.topViewController?.navigationItem,
      stack.navigationBar(stack.navigationBar, shouldPop: item)
    else { return false }
    if loop.behavior.backButtonCallsOverride {
      stack.popViewController(animated: true)
    } else {
      stack.popWithoutOverride()
    }
    return true
  }

  /// Starts a swipe from the left edge. It goes on until `endSwipeBack(cancelled:)`.
  @discardableResult public func beginSwipeBack() -> Bool {
    // One that is under way goes on.
    guard let stack = swipeableStack else { return false }
    swipingStack = stack
    stack.beginSwipeBack()
    return true
  }

  /// Lifts the finger that swipes.
  public func endSwipeBack(cancelled: Bool) {
    swipingStack?.endSwipeBack(cancelled: cancelled)
    swipingStack = nil
  }

  /// Long-presses the back button and chooses the screen at `index` of the stack (rule 49).
  @discardableResult public func chooseInBackMenu(_ index: Int) -> Bool {
    guard let stack = stackWithBackButton,
      stack.viewControllers.dropLast().indices.contains(index)
    else { return false }
    stack.popToViewController(stack.viewControllers[index], animated: true)
    return true
  }

  // MARK: Sheets

  /// Whether there is a sheet in front that a finger could drag down, whether or not it lets itself be.
  public var canSwipeSheet: Bool {
    guard loop.runningTransitions == 0,
      let link = window?.frontmostController?.ownPresenter?.presentation
    else { return false }
    return link.style.canBeSwipedAway
  }

  /// Whether the sheet in front would not go if it were dragged down (rule 111).
  public var sheetRefusesToGo: Bool {
    window?.frontmostController.map(SheetSwipe.isRefused) ?? false
  }

  /// Whether there are pages in front.
  public var canTurnPages: Bool { !shown { $0 as? UIPageViewController }.isEmpty }

  /// Starts to drag down the sheet that is in front; it goes on until `endSheetSwipe(cancelled:)`. Where the sheet
  /// refuses, its delegate has been told so.
  @discardableResult public func beginSheetSwipe() -> Bool {
    guard loop.runningTransitions == 0, let front = window?.frontmostController else {
      return false
    }
    sheetSwipe = SheetSwipe.begin(on: front)
    return sheetSwipe != nil
  }

  /// Lifts the finger that drags a sheet.
  public func endSheetSwipe(cancelled: Bool) {
    sheetSwipe?.end(cancelled: cancelled)
    sheetSwipe = nil
  }

  /// Taps beside what is in front: a popover goes, an action sheet is cancelled.
  @discardableResult public func tapOutside() -> Bool {
    guard loop.runningTransitions == 0, let front = window?.frontmostController else {
      return false
    }
    if let alert = front as? UIAlertController { return alert.cancelByTappingOutside() }
    guard front.ownPresenter?.presentation?.style == .popover, beginSheetSwipe() else {
      return false
    }
    endSheetSwipe(cancelled: false)
    return true
  }

  // MARK: Alerts

  /// Taps a button of the alert that is up.
  @discardableResult public func tapAlertAction(_ index: Int) -> Bool {
    guard loop.runningTransitions == 0,
      let alert = window?.frontmostController as? UIAlertController,
      alert.actions.indices.contains(index), alert.actions[index].isEnabled
    else { return false }
    alert.choose(alert.actions[index])
    return true
  }

  // MARK: Tabs and pages

  /// Turns the page of the page controller that is seen.
  @discardableResult public func turnPage(forward: Bool) -> Bool {
    guard loop.runningTransitions == 0,
      let pages = shown({ $0 as? UIPageViewController }).last
    else { return false }
    return pages.userTurns(forward ? .forward : .reverse)
  }

  /// Taps the tab at a place of the tab bar that is seen.
  @discardableResult public func tapTab(_ index: Int) -> Bool {
    guard let tabs = touchableTabBarController,
      tabs.viewControllers?.indices.contains(index) == true,
      tabs.viewControllers?[index].tabBarItem.isEnabled == true
    else { return false }
    tabs.userSelects(index)
    return true
  }
}
