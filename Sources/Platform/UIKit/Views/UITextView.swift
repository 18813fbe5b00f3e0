/// A view for editing several lines of text.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  @exclusivity(unchecked) private var storedText = ""

  open var text: String! {
    get { storedText }
    set { storedText = newValue ?? "" }
  }
  @exclusivity(unchecked) open var isEditable = true
  @exclusivity(unchecked) open var font: UIFont?
  @exclusivity(unchecked) open var textColor: UIColor?
  @exclusivity(unchecked) open weak var delegate: (any UITextViewDelegate)?

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
