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
      guard !current.isHidden, current.isUserInteractionEnabled else { return false }
      if let controller = current.controller, controller.presentation != nil { return false }
      guard let parent = current.superview else { break }
      current = parent
    }
    return current is UIWindow
  }

  /// The navigation controller whose bar can be touched.
  public var touchableNavigationController: UINavigationController? {
    guard let front = window?.frontmostController as? UINavigationController,
      loop.runningTransitions == 0, !front.isNavigationBarHidden
    else { return nil }
    return front
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
    if let delegate = field.delegate {
      guard delegate.textFieldShouldBeginEditing(field) else { return false }
      delegate.textFieldDidBeginEditing(field)
      let all = NSRange(location: 0, length: (field.text ?? "").utf16.count)
      guard delegate.textField(field, shouldChangeCharactersIn: all, replacementString: text) else {
        return false
      }
    }
    field.text = text
    field.sendActions(for: .editingChanged)
    field.delegate?.textFieldDidEndEditing(field)
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
    guard let delegate = table.delegate else { return true }
    guard let selected = delegate.tableView(table, willSelectRowAt: path) else { return true }
    table.selectRow(at: selected, animated: true, scrollPosition: .none)
    delegate.tableView(table, didSelectRowAt: selected)
    return true
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
    (window?.frontmostController as? UINavigationController)?.endSwipeBack(cancelled: cancelled)
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
