// Touches that go back, switch tabs, turn pages and dismiss the frontmost controller.
extension Device {
  // MARK: Back

  /// The navigation controller whose back button can be tapped.
  public var stackWithBackButton: UINavigationController? { try? backButton.get() }

  private var backButton: Result<UINavigationController, TouchRefusal> {
    if let refusal = refusalOfAnyTouch { return .failure(refusal) }
    guard let stack = touchableNavigationController else {
      return .failure(.missing("No navigation bar is in front."))
    }
    guard stack.viewControllers.count > 1 else {
      return .failure(.missing("There is no back button: the stack has only one screen."))
    }
    guard stack.topViewController?.navigationItem.showsBackButton == true else {
      return .failure(.missing("There is no back button: the screen hides or replaces it."))
    }
    return .success(stack)
  }

  /// The navigation controller that a swipe from the left edge would pop.
  ///
  /// Its bar may be hidden if the app's custom recognizer delegate lets the swipe begin.
  public var swipeableStack: UINavigationController? {
    guard loop.runningTransitions == 0, let stack = innermostStack, stack.canSwipeBack
    else { return nil }
    return stack
  }

  /// Taps the back button.
  @discardableResult public func tapBack() -> TouchResult {
    switch backButton {
    case .failure(let refusal): return .refused(refusal)
    case .success(let stack): return tapBack(in: stack)
    }
  }

  private func tapBack(in stack: UINavigationController) -> TouchResult {
    guard let item = stack.topViewController?.navigationItem,
      stack.navigationBar(stack.bar, shouldPop: item)
    else { return .refused(.declined("The stack's navigationBar(_:shouldPop:) returned false.")) }
    if loop.behavior.backButtonCallsOverride {
      stack.popViewController(animated: true)
    } else {
      stack.popWithoutOverride()
    }
    return .delivered
  }

  /// Begins a swipe from the left edge, which lasts until `endSwipeBack(cancelled:)`.
  @discardableResult public func beginSwipeBack() -> TouchResult {
    if let refusal = refusalOfAnyTouch { return .refused(refusal) }
    guard let stack = swipeableStack else { return .refused(refusalOfSwipeBack) }
    swipingStack = stack
    stack.beginSwipeBack()
    return .delivered
  }

  private var refusalOfSwipeBack: TouchRefusal {
    guard let stack = innermostStack else {
      return .missing("No navigation controller is in front.")
    }
    if stack.viewControllers.count < 2 {
      return .missing("There is no screen to swipe back to: the stack has only one.")
    }
    return .declined(
      "The stack's swipe recognizer, its delegate or its hidden bar prevents the swipe.")
  }

  /// Ends the swipe from the edge.
  public func endSwipeBack(cancelled: Bool) {
    let stack = swipingStack
    swipingStack = nil
    stack?.endSwipeBack(cancelled: cancelled)
  }

  /// Chooses the screen at `index` of the stack in the back button's long-press menu (rule 49).
  @discardableResult public func chooseInBackMenu(_ index: Int) -> TouchResult {
    switch backButton {
    case .failure(let refusal): return .refused(refusal)
    case .success(let stack):
      guard stack.viewControllers.dropLast().indices.contains(index) else {
        return .refused(.missing("The back menu has no entry \(index)."))
      }
      stack.popToViewController(stack.viewControllers[index], animated: true)
      return .delivered
    }
  }

  // MARK: Sheets

  /// Whether a sheet or popover is in front, even one that refuses to be dismissed.
  public var canSwipeSheet: Bool {
    guard loop.runningTransitions == 0,
      let link = window?.frontmostController?.ownPresenter?.presentation
    else { return false }
    return link.style.canBeSwipedAway
  }

  /// Whether the sheet in front refuses to be dismissed by swiping (rule 111).
  public var sheetRefusesToGo: Bool {
    window?.frontmostController.map(SheetSwipe.isRefused) ?? false
  }

  /// Whether the frontmost controller is or shows a page controller.
  public var canTurnPages: Bool { !shown { $0 as? UIPageViewController }.isEmpty }

  /// Begins a downward drag of the sheet in front, which lasts until `endSheetSwipe(cancelled:)`.
  ///
  /// If the sheet refuses, its delegate receives `presentationControllerDidAttemptToDismiss(_:)`.
  @discardableResult public func beginSheetSwipe() -> TouchResult {
    if let refusal = refusalOfAnyTouch { return .refused(refusal) }
    guard let front = window?.frontmostController, canSwipeSheet else {
      return .refused(.missing("No sheet is in front."))
    }
    guard let swipe = SheetSwipe.begin(on: front) else {
      return .refused(.declined("\(UIKitObjectName(front)) cannot be dismissed by swiping."))
    }
    sheetSwipe = swipe
    return .delivered
  }

  /// Ends the drag of a sheet.
  public func endSheetSwipe(cancelled: Bool) {
    let swipe = sheetSwipe
    sheetSwipe = nil
    swipe?.end(cancelled: cancelled)
  }

  /// Taps outside the frontmost controller, which dismisses a popover or cancels an action sheet.
  @discardableResult public func tapOutside() -> TouchResult {
    if let refusal = refusalOfAnyTouch { return .refused(refusal) }
    let front = window?.frontmostController
    if let alert = front as? UIAlertController {
      return alert.cancelByTappingOutside()
        ? .delivered : .refused(.missing("A tap outside does not close this alert."))
    }
    guard front?.ownPresenter?.presentation?.style == .popover else {
      return .refused(.missing("Neither a popover nor an action sheet is in front."))
    }
    let swipe = beginSheetSwipe()
    if swipe.isDelivered { endSheetSwipe(cancelled: false) }
    return swipe
  }

  // MARK: Alerts

  /// Taps a button of the alert in front.
  @discardableResult public func tapAlertAction(_ index: Int) -> TouchResult {
    if let refusal = refusalOfAnyTouch { return .refused(refusal) }
    guard let alert = window?.frontmostController as? UIAlertController else {
      return .refused(.missing("No alert is in front."))
    }
    guard alert.actions.indices.contains(index) else {
      return .refused(
        .missing("There is no button \(index): the alert has \(alert.actions.count)."))
    }
    guard alert.actions[index].isEnabled else {
      return .refused(.declined("Button \(index) of the alert is disabled."))
    }
    alert.choose(alert.actions[index])
    return .delivered
  }

  // MARK: Tabs and pages

  /// Turns the page of the visible page controller.
  @discardableResult public func turnPage(forward: Bool) -> TouchResult {
    if let refusal = refusalOfAnyTouch { return .refused(refusal) }
    guard let pages = shown({ $0 as? UIPageViewController }).last else {
      return .refused(.missing("No page controller is in front."))
    }
    return pages.userTurns(forward ? .forward : .reverse)
      ? .delivered : .refused(.missing("There is no further page in this direction."))
  }

  /// Taps a tab of the visible tab bar, by index.
  @discardableResult public func tapTab(_ index: Int) -> TouchResult {
    if let refusal = refusalOfAnyTouch { return .refused(refusal) }
    guard let bar = touchableTabBarController else {
      return .refused(.missing("No tab bar is in front."))
    }
    guard let tabs = bar.viewControllers, tabs.indices.contains(index) else {
      return .refused(
        .missing("There is no tab \(index): the bar has \(bar.viewControllers?.count ?? 0)."))
    }
    guard tabs[index].tabBarItem.isEnabled else {
      return .refused(.disabled(UIKitObjectName(tabs[index])))
    }
    bar.userSelects(index)
    return .delivered
  }
}
