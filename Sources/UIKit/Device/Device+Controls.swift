// What a finger does to controls, fields and gestures.
extension Device {
  /// Taps a control; a button sends `touchUpInside`, a switch flips.
  @discardableResult public func tap(_ control: UIControl) -> Bool {
    guard control.isEnabled, canTouch(control) else { return false }
    if let toggle = control as? UISwitch {
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
    } else {
      control.sendActions(for: .touchDown)
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
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

  /// Taps the keyboard's return key in a field. The field stays the first responder unless the app resigns it, or has an
  /// action for `.editingDidEndOnExit`.
  @discardableResult public func pressReturn(in field: UITextField) -> Bool {
    guard field.isEnabled, canTouch(field), field.becomeFirstResponder() else { return false }
    if field.delegate?.textFieldShouldReturn(field) ?? true,
      field.hasActions(for: .editingDidEndOnExit)
    {
      field.sendActions(for: .editingDidEndOnExit)
      field.resignFirstResponder()
    }
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
}
