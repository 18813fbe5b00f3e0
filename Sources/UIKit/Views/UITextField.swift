/// A line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl {
  // Never `nil` once read, as in UIKit.
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

  /// What would be drawn around a field.
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

/// Which keys a keyboard would have.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numberPad, decimalPad, phonePad, emailAddress, URL
}
/// What would be written on the return key.
public enum UIReturnKeyType: Sendable { case `default`, go, next, search, send, done }

/// Whether typing would be corrected.
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }

/// Which letters would be made capitals.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}

/// Asked and told of the editing of a field. Not kept (M14).
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

/// Lines of text that can be edited.
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

/// Told of the editing of a text view. Not kept (M14).
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

/// A field that asks for what to look for.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false
  open weak var delegate: (any UISearchBarDelegate)?
}

/// Told what is searched for. Not kept (M14).
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
