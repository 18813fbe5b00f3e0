// Touches on controls, text fields and gesture recognizers.
extension Device {
  /// Taps a control. A button sends `touchUpInside`; a switch toggles.
  @discardableResult public func tap(_ control: UIControl) -> TouchResult {
    if let refusal = refusal(of: control) { return .refused(refusal) }
    if let toggle = control as? UISwitch {
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
    } else {
      control.sendActions(for: .touchDown)
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    return .delivered
  }

  /// Touches a control, moves the finger inside it, and lifts it.
  @discardableResult public func drag(_ control: UIControl) -> TouchResult {
    if let refusal = refusal(of: control) { return .refused(refusal) }
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDragInside)
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return .delivered
  }

  /// Touches a control, moves the finger out of it, and lifts it.
  @discardableResult public func dragOut(of control: UIControl) -> TouchResult {
    if let refusal = refusal(of: control) { return .refused(refusal) }
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDragExit)
    control.sendActions(for: .touchDragOutside)
    control.sendActions(for: .touchUpOutside)
    return .delivered
  }

  /// Replaces the text of a text field.
  ///
  /// A field with an input view of its own becomes first responder and remains it: the user touches
  /// that view next.
  @discardableResult public func type(_ text: String, into field: UITextField) -> TouchResult {
    if let refusal = refusal(of: field) { return .refused(refusal) }
    guard field.becomeFirstResponder() else { return .refused(.noEditing(field)) }
    guard field.inputView == nil else { return .delivered }
    defer { field.resignFirstResponder() }
    if let delegate = field.delegate {
      let all = NSRange(location: 0, length: (field.text ?? "").utf16.count)
      guard delegate.textField(field, shouldChangeCharactersIn: all, replacementString: text) else {
        return .refused(.declined("The field's delegate rejected the new text."))
      }
    }
    field.text = text
    field.sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    field.delegate?.textFieldDidChangeSelection(field)
    return .delivered
  }

  /// Taps the return key in a text field.
  ///
  /// The field remains first responder unless the app makes it resign or has added an action for
  /// `.editingDidEndOnExit`.
  @discardableResult public func pressReturn(in field: UITextField) -> TouchResult {
    if let refusal = refusal(of: field) { return .refused(refusal) }
    guard field.becomeFirstResponder() else { return .refused(.noEditing(field)) }
    if field.delegate?.textFieldShouldReturn(field) ?? true,
      field.hasActions(for: .editingDidEndOnExit)
    {
      field.sendActions(for: .editingDidEndOnExit)
      field.resignFirstResponder()
    }
    return .delivered
  }

  /// Replaces the text of a text view, as in a text field.
  @discardableResult public func type(_ text: String, into view: UITextView) -> TouchResult {
    if let refusal = refusal(of: view) { return .refused(refusal) }
    guard view.isEditable, view.becomeFirstResponder() else { return .refused(.noEditing(view)) }
    guard view.inputView == nil else { return .delivered }
    defer { view.resignFirstResponder() }
    if let delegate = view.delegate {
      let all = NSRange(location: 0, length: view.text.utf16.count)
      guard delegate.textView(view, shouldChangeTextIn: all, replacementText: text) else {
        return .refused(.declined("The view's delegate rejected the new text."))
      }
    }
    view.text = text
    view.delegate?.textViewDidChange(view)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
    return .delivered
  }

  /// Replaces what has been typed into a view of the app's own, character by character.
  ///
  /// The view remains first responder. Typing ends as soon as the app makes it resign.
  @discardableResult public func type(
    _ text: String, into view: any UIView & UIKeyInput
  ) -> TouchResult {
    let control = view as? UIControl
    if let refusal = control.map(refusal) ?? refusal(of: view) { return .refused(refusal) }
    guard view.becomeFirstResponder() else { return .refused(.noEditing(view)) }
    // The user touches the input view next.
    guard view.inputView == nil else { return .delivered }
    // A view may refuse to delete its text.
    var deletions = 0
    while view.hasText, deletions < 1000 {
      view.deleteBackward()
      deletions += 1
    }
    for character in text {
      guard view.isCurrentResponder else { break }
      view.insertText(String(character))
    }
    return .delivered
  }

  /// Types into a search bar and taps the search key.
  @discardableResult public func search(_ text: String, in bar: UISearchBar) -> TouchResult {
    if let refusal = refusal(of: bar) { return .refused(refusal) }
    let delegate = bar.delegate
    guard delegate?.searchBarShouldBeginEditing(bar) ?? true else {
      return .refused(.noEditing(bar))
    }
    bar.searchController?.begin(over: screen(of: bar))
    delegate?.searchBarTextDidBeginEditing(bar)
    let all = NSRange(location: 0, length: (bar.text ?? "").utf16.count)
    guard delegate?.searchBar(bar, shouldChangeTextIn: all, replacementText: text) ?? true else {
      return .refused(.declined("The search bar's delegate rejected the new text."))
    }
    bar.text = text
    delegate?.searchBar(bar, textDidChange: text)
    bar.searchController?.update()
    delegate?.searchBarSearchButtonClicked(bar)
    if delegate?.searchBarShouldEndEditing(bar) ?? true {
      delegate?.searchBarTextDidEndEditing(bar)
    }
    return .delivered
  }

  /// Taps a scope button of a search bar. Refused if it is already selected.
  @discardableResult public func choose(_ scope: Int, in bar: UISearchBar) -> TouchResult {
    if let refusal = refusal(of: bar) { return .refused(refusal) }
    let scopes = bar.visibleScopes
    guard scopes.indices.contains(scope) else {
      return .refused(
        .missing("There is no scope \(scope): the search bar shows \(scopes.count)."))
    }
    guard scope != bar.selectedScopeButtonIndex else {
      return .refused(.declined("Scope \(scope) is already selected."))
    }
    bar.selectedScopeButtonIndex = scope
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: scope)
    bar.searchController?.update()
    return .delivered
  }

  /// Taps the cancel button of a search bar.
  @discardableResult public func cancelSearch(in bar: UISearchBar) -> TouchResult {
    if let refusal = refusal(of: bar) { return .refused(refusal) }
    guard bar.canCancel else { return .refused(.missing("The search bar has no cancel button.")) }
    bar.delegate?.searchBarCancelButtonClicked(bar)
    bar.searchController?.isActive = false
    return .delivered
  }

  /// The screen that a search bar is on; a bar in the navigation bar is in no hierarchy.
  private func screen(of bar: UISearchBar) -> UIViewController? {
    bar.nearestController ?? touchableNavigationController?.topViewController
  }

  /// Drags a slider to a value.
  @discardableResult public func slide(_ slider: UISlider, to value: Float) -> TouchResult {
    if let refusal = refusal(of: slider) { return .refused(refusal) }
    let old = slider.value
    slider.value = value
    if slider.value != old { slider.sendActions(for: .valueChanged) }
    return .delivered
  }

  /// Pulls a list down to refresh it.
  @discardableResult public func refresh(_ list: UIScrollView) -> TouchResult {
    if let refusal = refusal(of: list) { return .refused(refusal) }
    guard list.isScrollEnabled, let control = list.refreshControl, control.isEnabled else {
      return .refused(.missing("The list has no refresh control."))
    }
    guard !control.isRefreshing else {
      return .refused(.declined("The list is being refreshed already."))
    }
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    return .delivered
  }

  /// Performs the gesture that a recognizer detects.
  @discardableResult public func perform(_ recognizer: UIGestureRecognizer) -> TouchResult {
    if let refusal = refusal(of: recognizer) { return .refused(refusal) }
    recognizer.recognise()
    return .delivered
  }

  /// Performs a drag that a recognizer detects.
  ///
  /// Its targets are called when the drag begins, halfway, at its end, and when the finger is
  /// lifted or the drag is cancelled.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer of the drag.
  ///   - distance: The distance between the first and the last point.
  ///   - velocity: The velocity in points per second; by default, that of a drag which takes half a
  ///     second.
  ///   - cancelled: Whether the drag is cancelled instead of ending.
  @discardableResult public func pan(
    _ recognizer: UIPanGestureRecognizer, by distance: CGPoint, velocity: CGPoint? = nil,
    cancelled: Bool = false
  ) -> TouchResult {
    if let refusal = refusal(of: recognizer) { return .refused(refusal) }
    recognizer.drag(by: distance, velocity: velocity, cancelled: cancelled)
    return .delivered
  }

  private func refusal(of recognizer: UIGestureRecognizer) -> TouchRefusal? {
    guard let view = recognizer.view else {
      return .missing("The gesture recognizer is not attached to a view.")
    }
    if let refusal = refusal(of: view) { return refusal }
    return recognizer.isEnabled ? nil : .declined("The gesture recognizer is disabled.")
  }

  /// Taps one half of a stepper, which sends no action at its limit.
  @discardableResult public func step(_ stepper: UIStepper, up: Bool) -> TouchResult {
    if let refusal = refusal(of: stepper) { return .refused(refusal) }
    let old = stepper.value
    stepper.step(up: up)
    if stepper.value != old { stepper.sendActions(for: .valueChanged) }
    return .delivered
  }

  /// Selects a segment. Refused if the segment is already selected.
  @discardableResult public func choose(_ segment: Int, in control: UISegmentedControl)
    -> TouchResult
  {
    if let refusal = refusal(of: control) { return .refused(refusal) }
    guard (0..<control.numberOfSegments).contains(segment) else {
      return .refused(
        .missing("There is no segment \(segment): the control has \(control.numberOfSegments)."))
    }
    guard control.isEnabledForSegment(at: segment) else {
      return .refused(.declined("Segment \(segment) is disabled."))
    }
    guard segment != control.selectedSegmentIndex else {
      return .refused(.declined("Segment \(segment) is already selected, so no action is sent."))
    }
    control.selectedSegmentIndex = segment
    control.sendActions(for: .valueChanged)
    if control.isMomentary { control.selectedSegmentIndex = UISegmentedControl.noSegment }
    return .delivered
  }

  /// Turns the wheels of a picker to the given rows.
  @discardableResult public func pick(_ rows: [Int], in picker: UIPickerView) -> TouchResult {
    if let refusal = refusal(of: picker) { return .refused(refusal) }
    for (component, row) in rows.enumerated() where component < picker.numberOfComponents {
      picker.selectRow(row, inComponent: component, animated: true)
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
    return .delivered
  }
}

extension TouchRefusal {
  @MainActor static func noEditing(_ view: UIView) -> TouchRefusal {
    declined("\(UIKitObjectName(view)) does not allow editing.")
  }
}
