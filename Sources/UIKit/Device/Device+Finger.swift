// What a finger can do. Each returns whether the touch arrived; one that does not changes nothing.
extension Device {
  // MARK: Where a touch arrives

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
  private func shown<Found>(_ cast: (UIViewController) -> Found?) -> [Found] {
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

  // MARK: Controls

  /// Taps a control; a button sends `touchUpInside`, a switch flips.
  @discardableResult public func tap(_ control: UIControl) -> Bool {
    guard control.isEnabled, canTouch(control) else { return false }
    if let toggle = control as? UISwitch {
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
    } else {
      control.sendActions(for: .touchUpInside)
    }
    return true
  }

  /// Taps a bar button item of the bar that is seen.
  @discardableResult public func tap(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled, touchableNavigationController != nil else { return false }
    item.perform()
    return true
  }

  /// Replaces the text of a field.
  @discardableResult public func type(_ text: String, into field: UITextField) -> Bool {
    guard field.isEnabled, canTouch(field) else { return false }
    guard field.becomeFirstResponder() else { return false }
    defer { field.resignFirstResponder() }
    if let delegate = field.delegate {
      let all = NSRange(location: 0, length: (field.text ?? "").utf16.count)
      guard delegate.textField(field, shouldChangeCharactersIn: all, replacementString: text) else {
        return false
      }
    }
    field.text = text
    field.sendActions(for: .editingChanged)
    return true
  }

  /// Taps the keyboard's return key in a field.
  @discardableResult public func pressReturn(in field: UITextField) -> Bool {
    guard field.isEnabled, canTouch(field), field.becomeFirstResponder() else { return false }
    if field.delegate?.textFieldShouldReturn(field) ?? true {
      field.sendActions(for: .editingDidEndOnExit)
    }
    field.resignFirstResponder()
    return true
  }

  /// Replaces the text of a text view.
  @discardableResult public func type(_ text: String, into view: UITextView) -> Bool {
    guard view.isEditable, canTouch(view) else { return false }
    view.delegate?.textViewDidBeginEditing(view)
    view.text = text
    view.delegate?.textViewDidChange(view)
    view.delegate?.textViewDidEndEditing(view)
    return true
  }

  /// Types into a search bar, and searches.
  @discardableResult public func search(_ text: String, in bar: UISearchBar) -> Bool {
    guard canTouch(bar) else { return false }
    bar.text = text
    bar.delegate?.searchBar(bar, textDidChange: text)
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }

  /// Drags a slider to a value.
  @discardableResult public func slide(_ slider: UISlider, to value: Float) -> Bool {
    guard slider.isEnabled, canTouch(slider) else { return false }
    let old = slider.value
    slider.value = value
    if slider.value != old { slider.sendActions(for: .valueChanged) }
    return true
  }

  /// Does what a gesture recognizer waits for.
  @discardableResult public func perform(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view, recognizer.isEnabled, canTouch(view) else { return false }
    recognizer.recognise()
    return true
  }

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

  /// Presses one half of a stepper; at a bound nothing is sent.
  @discardableResult public func step(_ stepper: UIStepper, up: Bool) -> Bool {
    guard stepper.isEnabled, canTouch(stepper) else { return false }
    let old = stepper.value
    stepper.value += up ? stepper.stepValue : -stepper.stepValue
    if stepper.value != old { stepper.sendActions(for: .valueChanged) }
    return true
  }

  /// Chooses a segment; choosing the chosen one sends nothing.
  @discardableResult public func choose(_ segment: Int, in control: UISegmentedControl) -> Bool {
    guard control.isEnabled, canTouch(control), (0..<control.numberOfSegments).contains(segment),
      segment != control.selectedSegmentIndex
    else { return false }
    control.selectedSegmentIndex = segment
    control.sendActions(for: .valueChanged)
    return true
  }

  /// Turns the wheels of a picker to these rows.
  @discardableResult public func pick(_ rows: [Int], in picker: UIPickerView) -> Bool {
    guard canTouch(picker) else { return false }
    for (component, row) in rows.enumerated() where component < picker.numberOfComponents {
      picker.selectRow(row, inComponent: component, animated: true)
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
    return true
  }

  // MARK: Tables

  /// Taps a row (rule 151).
  @discardableResult public func tapRow(section: Int, row: Int, of table: UITableView) -> Bool {
    guard canTouch(table), table.cell(section: section, row: row) != nil, table.allowsSelection,
      !table.isEditing || table.allowsSelectionDuringEditing
    else { return false }
    let path = IndexPath(row: row, section: section)
    let delegate = table.delegate
    guard let selected = delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path else {
      return true
    }
    let cell = table.cellForRow(at: selected)
    table.selectRow(at: selected, animated: true, scrollPosition: .none)
    delegate?.tableView(table, didSelectRowAt: selected)
    if let cell, let segue = cell.segueIdentifier {
      nearestController(of: table)?.triggerSegue(segue, sender: cell)
    }
    return true
  }

  private func nearestController(of view: UIView) -> UIViewController? {
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Swipes over a row and taps the delete button, where the table offers one.
  @discardableResult public func deleteRow(section: Int, row: Int, of table: UITableView) -> Bool {
    let path = IndexPath(row: row, section: section)
    guard canTouch(table), !table.isEditing, table.cell(section: section, row: row) != nil,
      let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: path),
      table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete == .delete
    else { return false }
    dataSource.tableView(table, commit: .delete, forRowAt: path)
    return true
  }

  /// Drags a row to another place, where the table lets it go.
  @discardableResult public func moveRow(
    from source: IndexPath, to proposed: IndexPath, of table: UITableView
  ) -> Bool {
    guard canTouch(table), table.isEditing, table.cellForRow(at: source) != nil,
      (0..<table.numberOfSections).contains(proposed.section),
      let dataSource = table.dataSource, dataSource.tableView(table, canMoveRowAt: source)
    else { return false }
    let isSameSection = proposed.section == source.section
    let last = table.numberOfRows(inSection: proposed.section) - (isSameSection ? 1 : 0)
    let within = IndexPath(row: max(0, min(proposed.row, last)), section: proposed.section)
    let target =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: within) ?? within
    guard target != source else { return true }
    dataSource.tableView(table, moveRowAt: source, to: target)
    table.moveRow(at: source, to: target)
    return true
  }

  // MARK: Going back

  /// Taps the back button.
  @discardableResult public func tapBack() -> Bool {
    guard let navigation = touchableNavigationController, navigation.viewControllers.count > 1,
      let item = navigation.topViewController?.navigationItem, item.showsBackButton,
      navigation.navigationBar(navigation.navigationBar, shouldPop: item)
    else { return false }
    if loop.behavior.backButtonCallsOverride {
      navigation.popViewController(animated: true)
    } else {
      navigation.popWithoutOverride()
    }
    return true
  }

  /// Starts a swipe from the left edge. It goes on until `endSwipeBack(cancelled:)`.
  @discardableResult public func beginSwipeBack() -> Bool {
    guard let navigation = touchableNavigationController, navigation.canSwipeBack else {
      return false
    }
    navigation.beginSwipeBack()
    return true
  }

  /// Lifts the finger that swipes.
  public func endSwipeBack(cancelled: Bool) {
    shown { $0.asNavigationController }.last { $0.isSwiping }?.endSwipeBack(cancelled: cancelled)
  }

  /// Long-presses the back button and chooses the screen at `index` of the stack (rule 49).
  @discardableResult public func chooseInBackMenu(_ index: Int) -> Bool {
    guard let navigation = touchableNavigationController,
      navigation.viewControllers.dropLast().indices.contains(index),
      navigation.topViewController?.navigationItem.showsBackButton == true
    else { return false }
    navigation.popToViewController(navigation.viewControllers[index], animated: true)
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
}
