/// A control for editing a line of text.
@preconcurrency @MainActor open class UITextField: UIControl {
  // Reads as "" after being set to `nil`, as in UIKit.
  private var storedText = ""

  open var text: String? {
    get { storedText }
    set { storedText = newValue ?? "" }
  }
  open var placeholder: String?
  open var isSecureTextEntry = false
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var borderStyle = BorderStyle.none
  open weak var delegate: (any UITextFieldDelegate)?

  /// The border of a text field. Stored only.
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

/// The type of keyboard. Stored only.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numberPad, decimalPad, phonePad, emailAddress, URL
}
/// The label of the return key. Stored only.
public enum UIReturnKeyType: Sendable { case `default`, go, next, search, send, done }

/// The autocorrection setting. Stored only.
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }

/// The autocapitalisation setting. Stored only.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
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

/// A view for editing several lines of text.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private var storedText = ""

  open var text: String! {
    get { storedText }
    set { storedText = newValue ?? "" }
  }
  open var isEditable = true
  open var font: UIFont?
  open var textColor: UIColor?
  open weak var delegate: (any UITextViewDelegate)?

  open override var canBecomeFirstResponder: Bool { isEditable }
}

/// The methods called while a text view is edited. Referenced weakly (M14).
@preconcurrency @MainActor public protocol UITextViewDelegate: AnyObject {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A field for entering search text.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false
  open weak var delegate: (any UISearchBarDelegate)?
}

/// The methods called during a search. Referenced weakly (M14).
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
