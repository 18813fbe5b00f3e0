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

  /// Taps an item of the visible bar.
  @discardableResult public func tap(_ item: UIBarButtonItem) -> TouchResult {
    if let refusal = refusalOfAnyTouch { return .refused(refusal) }
    guard item.isEnabled else { return .refused(.disabled(UIKitObjectName(item))) }
    guard touchableNavigationController != nil else { return .refused(.noBar) }
    item.perform()
    return .delivered
  }

  /// Replaces the text of a text field.
  @discardableResult public func type(_ text: String, into field: UITextField) -> TouchResult {
    if let refusal = refusal(of: field) { return .refused(refusal) }
    guard field.becomeFirstResponder() else { return .refused(.noEditing(field)) }
    defer { field.resignFirstResponder() }
    if let delegate = field.delegate {
      let all = NSRange(location: 0, length: (field.text ?? "").utf16.count)
      guard delegate.textField(field, shouldChangeCharactersIn: all, replacementString: text) else {
        return .refused(.declined("The field's delegate rejected the new text."))
      }
    }
    field.text = text
    field.sendActions(for: .editingChanged)
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

  /// Replaces the text of a text view.
  @discardableResult public func type(_ text: String, into view: UITextView) -> TouchResult {
    if let refusal = refusal(of: view) { return .refused(refusal) }
    guard view.isEditable else { return .refused(.noEditing(view)) }
    view.delegate?.textViewDidBeginEditing(view)
    view.text = text
    view.delegate?.textViewDidChange(view)
    view.delegate?.textViewDidEndEditing(view)
    return .delivered
  }

  /// Types into a search bar and taps the search key.
  @discardableResult public func search(_ text: String, in bar: UISearchBar) -> TouchResult {
    if let refusal = refusal(of: bar) { return .refused(refusal) }
    bar.text = text
    bar.delegate?.searchBar(bar, textDidChange: text)
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return .delivered
  }

  /// Drags a slider to a value.
  @discardableResult public func slide(_ slider: UISlider, to value: Float) -> TouchResult {
    if let refusal = refusal(of: slider) { return .refused(refusal) }
    let old = slider.value
    slider.value = value
    if slider.value != old { slider.sendActions(for: .valueChanged) }
    return .delivered
  }

  /// Performs the gesture that a recognizer detects.
  @discardableResult public func perform(_ recognizer: UIGestureRecognizer) -> TouchResult {
    guard let view = recognizer.view else {
      return .refused(.missing("The gesture recognizer is not attached to a view."))
    }
    if let refusal = refusal(of: view) { return .refused(refusal) }
    guard recognizer.isEnabled else {
      return .refused(.declined("The gesture recognizer is disabled."))
    }
    recognizer.recognise()
    return .delivered
  }

  /// Taps one half of a stepper, which sends no action at its limit.
  @discardableResult public func step(_ stepper: UIStepper, up: Bool) -> TouchResult {
    if let refusal = refusal(of: stepper) { return .refused(refusal) }
    let old = stepper.value
    stepper.value += up ? stepper.stepValue : -stepper.stepValue
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
    guard segment != control.selectedSegmentIndex else {
      return .refused(.declined("Segment \(segment) is already selected, so no action is sent."))
    }
    control.selectedSegmentIndex = segment
    control.sendActions(for: .valueChanged)
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
  static let noBar = missing("No navigation bar is in front.")

  @MainActor static func noEditing(_ view: UIView) -> TouchRefusal {
    declined("\(UIKitObjectName(view)) does not allow editing.")
  }
}
