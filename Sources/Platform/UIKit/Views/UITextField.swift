/// A control for editing a line of text.
@preconcurrency @MainActor open class UITextField: UIControl {
  // Reads as "" after being set to `nil`, as in UIKit.
  @exclusivity(unchecked) private var storedText = ""

  open var text: String? {
    get { storedText }
    set { storedText = newValue ?? "" }
  }
  @exclusivity(unchecked) private var storedPlaceholder: String?
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      detailsIfUsed?.attributedPlaceholder = nil
    }
  }
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
  override var showsKeyboard: Bool { true }

  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// The values that few fields set.
  private final class Details {
    var inputAccessoryView: UIView?
    var inputView: UIView?
    var leftView: UIView?
    var rightView: UIView?
    var leftViewMode = ViewMode.never
    var rightViewMode = ViewMode.never
    var clearButtonMode = ViewMode.never
    var textContentType: UITextContentType?
    var keyboardAppearance = UIKeyboardAppearance.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var enablesReturnKeyAutomatically = false
    var clearsOnBeginEditing = false
    var adjustsFontSizeToFitWidth = false
    var adjustsFontForContentSizeCategory = false
    var minimumFontSize: CGFloat = 0
    var attributedPlaceholder: NSAttributedString?
    var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    var background: UIImage?
    var passwordRules: Any?
    var cursor: UITextRange?
  }

  /// The condition under which an additional view of a text field is visible. Has no effect on the
  /// clear button.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private var detailsIfUsed: Details?
  private var details: Details {
    if let detailsIfUsed { return detailsIfUsed }
    let new = Details()
    detailsIfUsed = new
    return new
  }

  /// The last place of the cursor that was set, which may be beyond the end of a new text.
  final var cursor: UITextRange? {
    get { details.cursor }
    set { details.cursor = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { detailsIfUsed?.inputAccessoryView }
    set { details.inputAccessoryView = newValue }
  }
  open override var inputView: UIView? {
    get { detailsIfUsed?.inputView }
    set { details.inputView = newValue }
  }
  /// A view at the leading edge, a subview while its mode shows it.
  open var leftView: UIView? {
    get { details.leftView }
    set {
      let old = details.leftView
      details.leftView = newValue
      if old !== newValue { show(old, .never) }
      showSideViews()
    }
  }
  /// A view at the trailing edge, a subview while its mode shows it.
  open var rightView: UIView? {
    get { details.rightView }
    set {
      let old = details.rightView
      details.rightView = newValue
      if old !== newValue { show(old, .never) }
      showSideViews()
    }
  }
  open var leftViewMode: ViewMode {
    get { details.leftViewMode }
    set {
      details.leftViewMode = newValue
      showSideViews()
    }
  }
  open var rightViewMode: ViewMode {
    get { details.rightViewMode }
    set {
      details.rightViewMode = newValue
      showSideViews()
    }
  }
  open var clearButtonMode: ViewMode {
    get { details.clearButtonMode }
    set { details.clearButtonMode = newValue }
  }
  open var textContentType: UITextContentType! {
    get { details.textContentType }
    set { details.textContentType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { details.keyboardAppearance }
    set { details.keyboardAppearance = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { details.spellCheckingType }
    set { details.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { details.smartQuotesType }
    set { details.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { details.smartDashesType }
    set { details.smartDashesType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { details.enablesReturnKeyAutomatically }
    set { details.enablesReturnKeyAutomatically = newValue }
  }
  open var clearsOnBeginEditing: Bool {
    get { details.clearsOnBeginEditing }
    set { details.clearsOnBeginEditing = newValue }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { details.adjustsFontSizeToFitWidth }
    set { details.adjustsFontSizeToFitWidth = newValue }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { detailsIfUsed?.adjustsFontForContentSizeCategory ?? false }
    set { details.adjustsFontForContentSizeCategory = newValue }
  }
  open var minimumFontSize: CGFloat {
    get { details.minimumFontSize }
    set { details.minimumFontSize = newValue }
  }
  open var background: UIImage? {
    get { details.background }
    set { details.background = newValue }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { details.defaultTextAttributes }
    set { details.defaultTextAttributes = newValue }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get {
      detailsIfUsed?.attributedPlaceholder
        ?? storedPlaceholder.map { NSAttributedString(string: $0) }
    }
    set {
      // As on a phone, without a call of an override of `placeholder`, which may set this property.
      details.attributedPlaceholder = newValue
      storedPlaceholder = newValue?.string
    }
  }
  /// The text. Its attributes are discarded.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { storedText = newValue?.string ?? "" }
  }
  open var hasText: Bool { !storedText.isEmpty }

  open var isEditing: Bool { isCurrentResponder }

  private func showSideViews() {
    guard let detailsIfUsed else { return }
    show(detailsIfUsed.leftView, detailsIfUsed.leftViewMode)
    show(detailsIfUsed.rightView, detailsIfUsed.rightViewMode)
  }

  private func show(_ view: UIView?, _ mode: ViewMode) {
    guard let view else { return }
    let isShown =
      switch mode {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    let isInField = view.superview === self
    guard isShown != isInField else { return }
    isShown ? addSubview(view) : view.removeFromSuperview()
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isCurrentResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    showSideViews()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isCurrentResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    showSideViews()
    delegate?.textFieldDidEndEditing(self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Deletes the selected text, or the character before the cursor. Users replace whole texts, so
  /// that only app code calls it.
  open func deleteBackward() { deleteBeforeCursor() }
  open func insertText(_ new: String) {
    if let range = selectedTextRange { replace(range, withText: new) }
  }
  open func replace(_ range: UITextRange, withText new: String) { replacePart(range, by: new) }
  open var selectedTextRange: UITextRange? {
    get { selection }
    set { selection = newValue }
  }
  /// Has no effect: there are no input methods.
  open func setMarkedText(_ text: String?, selectedRange: NSRange) {}
  open func unmarkText() {}

  // MARK: Geometry. Overridden by subclasses; never called.

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

// Stored, but without effect: users replace whole texts.
extension UITextField {
  public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { stored(or: .default) }
    set { store(newValue) }
  }
  public final var passwordRules: UITextInputPasswordRules? {
    get { stored(or: nil) }
    set { store(newValue) }
  }
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { stored(or: nil) }
    set { store(newValue) }
  }
  public final var allowsEditingTextAttributes: Bool {
    get { stored(or: false) }
    set { store(newValue) }
  }
  public final var clearsOnInsertion: Bool {
    get { stored(or: false) }
    set { store(newValue) }
  }
}

/// The methods called while a text field is edited. Referenced weakly (M14).
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called in addition to `textFieldDidEndEditing(_:)`, whereas UIKit calls only one of the two.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
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
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
