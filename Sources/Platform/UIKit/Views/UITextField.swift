/// A control for editing a line of text.
@preconcurrency @MainActor open class UITextField: UIControl {
  // Reads as "" after being set to `nil`, as in UIKit.
  @exclusivity(unchecked) private var storedText = ""

  open var text: String? {
    get { storedText }
    set { storedText = newValue ?? "" }
  }
  @exclusivity(unchecked) open var placeholder: String?
  @exclusivity(unchecked) open var isSecureTextEntry = false
  @exclusivity(unchecked) open var font: UIFont?
  @exclusivity(unchecked) open var textColor: UIColor?
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural
  @exclusivity(unchecked) open var keyboardType = UIKeyboardType.default
  @exclusivity(unchecked) open var returnKeyType = UIReturnKeyType.default
  @exclusivity(unchecked) open var autocorrectionType = UITextAutocorrectionType.default
  @exclusivity(unchecked) open var autocapitalizationType = UITextAutocapitalizationType.sentences
  @exclusivity(unchecked) open var borderStyle = BorderStyle.none
  @exclusivity(unchecked) open weak var delegate: (any UITextFieldDelegate)?

  /// The border of a text field. Stored, but has no effect.
  public enum BorderStyle: Sendable { case none, line, bezel, roundedRect }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open var isEditing: Bool { isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }
}

/// The methods called while a text field is edited. Referenced weakly (M14).
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
