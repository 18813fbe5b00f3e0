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
  open weak var delegate: (any UITextFieldDelegate)?
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
